import { fillTemplate, fillTemplates, labelList } from '../../catalogue/fillTemplate.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { limitedWhatsappHref } from '../../catalogue/whatsapp.ts'
import { productMessage } from '../../enquiry/message/productMessage.ts'
import { type Purpose, purposePairs, purposeQuery } from '../../enquiry/purpose.ts'
import { useIsNarrow } from '../../ui/browser/useIsNarrow.ts'
import disclosureStyles from '../../ui/form/disclosure.module.css'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import chevronStyles from '../../ui/text/Chevron.module.css'
import { productPicture } from '../list/useProducts.ts'
import type { ProductView } from '../shared/productView.ts'
import { SourceNotes } from '../shared/SourceNotes.tsx'
import { commonSource, sourceSigns } from '../shared/sourceSigns.ts'
import styles from './ComparisonTable.module.css'
import type { CompareView } from './kind.ts'
import { type ComparedRow, comparisonRows, differentWork, type Tier } from './rows.ts'
import { TierRows } from './TierRows.tsx'
import { useIsPrinting } from './useIsPrinting.ts'

type Props = {
  /** The products shown as columns. */
  pages: readonly ProductView[]
  page: CompareView
  site: LayoutView
  /** The need for which the products are compared. */
  purpose: Purpose
  onRemove: (page: ProductView) => void
  onAddToList: (page: ProductView) => void
}

/** The minimum width of a column's picture, in pixels. */
const PICTURE_WIDTH = 480

/** The tiers of rows whose values all products state, in their order; a single product has only "same". */
const wholeTiers = ['differs', 'same'] as const

/**
 * The comparison: a column for each product. On a narrow screen a property's label has a row of its own above the
 * values, so that they get the full width. What only some of the products state is folded.
 */
export function ComparisonTable(props: Props) {
  const { pages, page, site, purpose } = props
  const { words, compared, unknown } = page
  const { writing } = site
  const isNarrow = useIsNarrow()
  // Paper is as narrow, but its type is small.
  const isBeside = useIsPrinting() || !isNarrow
  const rows = comparisonRows(pages, compared, writing, unknown)
  const isStated = ({ decides, tier }: ComparedRow) => decides === true || tier !== 'none'
  const stated = rows.filter(isStated)
  const unstatedLabels = rows.filter((row) => !isStated(row)).map(({ label }) => label)
  const sources = stated.flatMap(({ cells }) => cells.flat().map(({ source }) => source))
  const source = commonSource(sources)
  const signs = sourceSigns(sources, source)
  const hasClaims = pages.some(
    (product) => product.kind === 'full' && (product.claimed || product.claims.length > 0),
  )
  const isCompared = pages.length > 1
  const hasNoDifference = isCompared && stated.every(({ tier }) => tier !== 'differs')
  const shared = { pages, signs, unstated: words.unstated, isBeside }
  const ofTier = (tier: Tier) => stated.filter((row) => row.tier === tier && !row.decides)
  const partly = ofTier('partly')
  return (
    <>
      <DifferentWork {...props} />
      {hasNoDifference && stated.some(({ tier }) => tier !== 'none') && <p>{words.alike}</p>}
      <table aria-labelledby="comparison" className={styles.table}>
        <ProductHeads {...props} isBeside={isBeside} />
        <TierRows
          heading={words.decides}
          rows={stated.filter(({ decides }) => decides)}
          askFor={words.askFor}
          {...shared}
        />
        {wholeTiers.map((tier) => (
          <TierRows
            key={tier}
            heading={isCompared ? words[tier] : undefined}
            rows={ofTier(tier)}
            {...shared}
          />
        ))}
      </table>
      {partly.length > 0 && (
        <details>
          <summary
            className={`${disclosureStyles.disclosure} ${chevronStyles.chevron} ${styles.partly}`}
          >
            <h3 id="partly">{words.partly}</h3>
          </summary>
          <table aria-labelledby="partly" className={styles.table}>
            <Names pages={pages} purpose={purpose} isBeside={isBeside} />
            <TierRows heading={undefined} rows={partly} {...shared} />
          </table>
        </details>
      )}
      {stated.some(
        ({ cells, decides }) => !decides && cells.some((lines) => lines.length === 0),
      ) && (
        <p className="note" aria-hidden="true">
          {`– ${words.unstated}`}
        </p>
      )}
      {unstatedLabels.length > 0 && (
        <p className={styles.none}>
          {/* A line may end with a dot, but not begin with one. */}
          {fillTemplate(words.none, 'names', labelList(unstatedLabels).replaceAll(' ·', '\u00a0·'))}
        </p>
      )}
      <Enquiries {...props} />
      <SourceNotes source={source} signs={signs} />
      {hasClaims && <p className="note">{site.product.claimTerms}</p>}
      {pages.some((product) => productPicture(product)?.illustration) && (
        <p className="note">{site.product.illustrations}</p>
      )}
    </>
  )
}

/** Says which products do which work, if some do different work: a purlin is no choice beside a sheet. */
function DifferentWork({ pages, page, site }: Pick<Props, 'pages' | 'page' | 'site'>) {
  const { writing } = site
  const works = differentWork(pages, page.compared, writing)
  if (works === undefined) return null
  const named = works.map(({ pages: places, text }) => {
    const names = places.map((place) => pages[place]?.heading ?? '')
    return fillTemplates(writing.labelled, { label: text, value: joinList(names, writing.lists) })
  })
  return (
    <p className={styles.different}>
      {fillTemplate(page.words.different, 'works', ['', ...named].join('\n'))}
    </p>
  )
}

type PartProps = Pick<Props, 'pages' | 'page' | 'site' | 'purpose'>

/** `isBeside`: the labels of the rows have a column of their own. */
type NamesProps = Pick<Props, 'pages' | 'purpose'> & { isBeside: boolean }

/** The accessible name of a button: its label and the product. */
function labelOf(site: LayoutView, label: string, { heading }: ProductView): string {
  return fillTemplates(site.writing.labelled, { label, value: heading })
}

/** The names of the products, which stay in view. */
function Names({ pages, purpose, isBeside }: NamesProps) {
  return (
    <thead>
      <tr>
        {isBeside && <td />}
        {pages.map((product) => (
          <th key={product.path} scope="col">
            <PathLink path={product.path} query={purposeQuery(purpose)}>
              {product.heading}
            </PathLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The names of the products, with picture and description. */
function ProductHeads(props: PartProps & NamesProps & Pick<Props, 'onRemove'>) {
  const { pages, page, site, isBeside, onRemove } = props
  const { words } = page
  return (
    <>
      <Names {...props} />
      <tbody className={styles.heads}>
        <tr>
          {isBeside && <td />}
          {pages.map((product) => (
            <td key={product.path}>
              <div className={styles.picture}>
                <SmallPicture picture={productPicture(product)} minWidth={PICTURE_WIDTH} />
                <button
                  type="button"
                  aria-label={labelOf(site, words.remove, product)}
                  title={words.remove}
                  onClick={() => onRemove(product)}
                >
                  ×
                </button>
              </div>
              <p>{product.kind === 'full' ? product.tagline : product.head.description}</p>
              {product.kind === 'placeholder' && <p>{words.noFigures}</p>}
            </td>
          ))}
        </tr>
      </tbody>
    </>
  )
}

/** The WhatsApp link of a product, with the purpose in its message. */
function whatsappOf(
  { enquiry, head }: ProductView,
  site: LayoutView,
  { text, english }: Purpose,
): string | undefined {
  if (enquiry === undefined || text === undefined) return enquiry?.whatsapp
  const values = Object.fromEntries(purposePairs({ text, english }))
  const content = {
    ...enquiry,
    values,
    calculated: [],
    englishCalculated: [],
    address: head.canonical,
  }
  return limitedWhatsappHref(site.whatsapp, productMessage(content))
}

/** The enquiry buttons of each product, below its column. */
function Enquiries(props: PartProps & Pick<Props, 'onAddToList'>) {
  const { pages, page, site, purpose, onAddToList } = props
  const { ask } = site.product
  return (
    <section aria-labelledby="ask" className={styles.ask}>
      <h3 id="ask">{ask.heading}</h3>
      <ul>
        {pages.map((product) => (
          <li key={product.path}>
            <b>{product.heading}</b>
            <a
              className="button plain"
              href={whatsappOf(product, site, purpose)}
              target="_blank"
              rel="noreferrer"
              aria-label={labelOf(site, ask.whatsapp, product)}
            >
              {ask.whatsapp}
            </a>
            <button
              type="button"
              className="button plain"
              aria-label={labelOf(site, page.words.list, product)}
              onClick={() => onAddToList(product)}
            >
              {page.words.list}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
