import { Fragment, useId, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { colourField } from '../../enquiry/product/ColourSwatches.tsx'
import { ProductEnquiry } from '../../enquiry/product/ProductEnquiry.tsx'
import { DeferredContent } from '../../ui/frame/DeferredContent.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { RelatedProducts } from '../../ui/frame/RelatedProducts.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import { Fold } from '../../ui/text/Fold.tsx'
import { Claims } from './Claims.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { ProfileDrawing } from './drawing/ProfileDrawing.tsx'
import styles from './FullProduct.module.css'
import type { FullView } from './fullKind.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { PointList } from './PointList.tsx'
import { SpecificationTable } from './SpecificationTable.tsx'
import { TermList } from './TermList.tsx'

type Props = { page: FullView; site: LayoutView }

/** The full product page; printed, it is a data sheet. */
export function FullProduct({ page, site }: Props) {
  return (
    <PageFrame page={page} site={site}>
      {/* Keyed by path, so that no picture or popup of the previous product stays open. */}
      <Fragment key={page.path}>
        <ProductDetails page={page} site={site} />
        <RelatedProducts relatedProducts={page.relatedProducts} />
      </Fragment>
    </PageFrame>
  )
}

function ProductDetails({ page, site }: Props) {
  const { product } = site
  const { goesWith } = page.enquiry
  const [summary, ...more] = page.description
  const [colour, setColour] = useState<string>()
  const formId = useId()
  const colours = colourField(page.enquiry.fields)
  const chosen = colours?.options?.find(({ value }) => value === colour)
  return (
    <div className={styles.page}>
      <div className="wrap">
        <div className={styles.top}>
          <Slide from="left" long>
            {/* Keyed by its picture, so that a chosen colour is shown, whichever thumbnail was. */}
            <Gallery
              key={chosen?.picture?.stem}
              gallery={page.gallery}
              coloured={chosen?.picture}
              words={product}
            />
          </Slide>
          <div className={styles.ask}>
            <h1 tabIndex={-1}>{page.heading}</h1>
            <p className="lead">{page.tagline}</p>
            {page.nearest && <p className="note">{page.nearest}</p>}
            <KeyFigures {...page.key} />
            <DeferredContent>
              <ProductEnquiry
                page={page}
                site={site}
                formId={formId}
                colours={colours}
                onColour={setColour}
              />
            </DeferredContent>
          </div>
          <DeferredContent>
            <Slide from="right" long className={styles.description}>
              <p>{summary}</p>
              {more.length > 0 && (
                <Fold title={product.readMore}>
                  {more.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </Fold>
              )}
            </Slide>
            {page.claims.length > 0 && (
              <div className={styles.claims}>
                <Claims words={product} claims={page.claims} notes={page.claimNotes} />
              </div>
            )}
          </DeferredContent>
        </div>
        <DeferredContent>
          <PointList from="left" look="rows" {...page.whyChoose} />
          <Slide
            from="right"
            className={`band ${styles.specification} ${page.drawing ? styles.drawn : ''}`}
            labelledBy="specification"
          >
            <div>
              <SpecificationTable
                writing={site.writing}
                table={page.specification}
                requests={page.requests}
                notes={page.notes}
              />
              {page.claimed && <p className="soft">{product.claimTerms}</p>}
              {page.terms.length > 0 && (
                <TermList heading={product.table.terms} terms={page.terms} />
              )}
            </div>
            {(page.drawing || goesWith) && (
              <div className={styles.beside}>
                {!import.meta.env.WITHOUT_DRAWING && page.drawing && (
                  <ProfileDrawing drawing={page.drawing} words={product} colour={chosen?.chip} />
                )}
                {goesWith && <PointList from="left" look="columns" {...goesWith} />}
              </div>
            )}
          </Slide>
          <ContactBlock words={product.contact} site={site} />
          <PointList from="left" look="text" {...page.applications} />
          <PointList from="right" look="text" {...page.whyHere} />
          <ContactBlock words={product.contactAgain} site={site} />
          <div className="on-paper note">
            <span translate="no">{page.head.canonical}</span>
            {page.printed.revision}
            {/* Filled in before printing (ui/browser/fillPrintDates.ts). */}
            <span data-print-date={page.printed.date} />
          </div>
        </DeferredContent>
      </div>
    </div>
  )
}
