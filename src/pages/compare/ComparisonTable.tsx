import { fillTemplate, fillTemplates, labelList } from '../../catalogue/fillTemplate.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import { type ProductView, productPicture } from '../list/useProducts.ts'
import { SourceNotes } from '../shared/SourceNotes.tsx'
import { commonSource, sourceSigns } from '../shared/sourceSigns.ts'
import styles from './ComparisonTable.module.css'
import type { CompareView } from './kind.ts'
import { comparedRows } from './rows.ts'
import { TierRows } from './TierRows.tsx'

type Props = {
  /** All products that are compared, and those that have a column. */
  all: readonly ProductView[]
  pages: readonly ProductView[]
  page: CompareView
  site: LayoutView
  onRemove: (page: ProductView) => void
  onAddToList: (page: ProductView) => void
}

/** In pixels: the least width of a column's picture. */
const PICTURE = 480

/** The rows that are shown, one after another; where a single product stands, all are the same. */
const tiers = ['differs', 'same', 'partly'] as const

/**
 * The comparison: a column for each product. The name of a property stands in a row of its own above the
 * values, so that on a phone two columns have the whole width.
 */
export function ComparisonTable({ all, pages, page, site, onRemove, onAddToList }: Props) {
  const { words, compared, unknown } = page
  const { product, writing } = site
  const rowsOf = (some: readonly ProductView[]) => comparedRows(some, compared, writing, unknown)
  const rows = rowsOf(pages)
  const stated = rows.filter(({ tier }) => tier !== 'none')
  const unstated = rowsOf(all)
    .filter(({ property }) => stated.every((row) => row.property !== property))
    .map(({ label }) => label)
  const sources = stated.flatMap(({ cells }) => cells.flat().map(({ source }) => source))
  const source = commonSource(sources)
  const signs = sourceSigns(sources, source)
  const claimed = pages.some((one) => one.kind === 'full' && (one.claimed || one.claims.length > 0))
  const isCompared = pages.length > 1
  const isAlike = isCompared && stated.every(({ tier }) => tier !== 'differs')
  return (
    <>
      {isAlike && stated.length > 0 && <p>{words.alike}</p>}
      <table aria-labelledby="comparison" className={styles.table}>
        <ProductHeads pages={pages} {...{ page, site, onRemove }} />
        {tiers.map((tier) => (
          <TierRows
            key={tier}
            heading={isCompared ? words[tier] : undefined}
            rows={stated.filter((row) => row.tier === tier)}
            {...{ pages, signs }}
            unstated={words.unstated}
          />
        ))}
        {unstated.length > 0 && (
          <tbody>
            <tr>
              <td colSpan={pages.length}>
                {fillTemplate(words.none, 'names', labelList(unstated))}
              </td>
            </tr>
          </tbody>
        )}
        <Enquiries pages={pages} {...{ page, site, onAddToList }} />
      </table>
      <SourceNotes source={source} signs={signs} />
      {claimed && <p className="soft">{product.claimTerms}</p>}
      {pages.some((one) => productPicture(one)?.illustration) && (
        <p className="soft">{product.illustrations}</p>
      )}
    </>
  )
}

type PartProps = Pick<Props, 'pages' | 'page' | 'site'>

/** A label with the product that it is about. */
function labelOf(site: LayoutView, label: string, { heading }: ProductView): string {
  return fillTemplates(site.writing.labelled, { label, value: heading })
}

/** The names of the products, which stay in sight, and what each is. */
function ProductHeads({ pages, page, site, onRemove }: PartProps & Pick<Props, 'onRemove'>) {
  const { words } = page
  return (
    <>
      <thead>
        <tr>
          {pages.map((one) => (
            <th key={one.path} scope="col">
              <PathLink path={one.path}>{one.heading}</PathLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {pages.map((one) => {
            const picture = productPicture(one)
            return (
              <td key={one.path}>
                {picture !== undefined && <SmallPicture picture={picture} width={PICTURE} />}
                <p>{one.kind === 'full' ? one.tagline : one.head.description}</p>
                {one.kind === 'placeholder' && <p>{words.noFigures}</p>}
                <button
                  type="button"
                  className="button plain"
                  aria-label={labelOf(site, words.remove, one)}
                  onClick={() => onRemove(one)}
                >
                  {words.remove}
                </button>
              </td>
            )
          })}
        </tr>
      </tbody>
    </>
  )
}

/** How to ask for each product. */
function Enquiries({ pages, page, site, onAddToList }: PartProps & Pick<Props, 'onAddToList'>) {
  const { ask } = site.product
  return (
    <tbody className={styles.ask}>
      <tr>
        <th scope="rowgroup" colSpan={pages.length}>
          {ask.heading}
        </th>
      </tr>
      <tr>
        {pages.map((one) => (
          <td key={one.path}>
            <a
              href={one.ask?.whatsapp}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={labelOf(site, ask.whatsapp, one)}
            >
              {ask.whatsapp}
            </a>
            <button
              type="button"
              className="button plain"
              aria-label={labelOf(site, page.words.list, one)}
              onClick={() => onAddToList(one)}
            >
              {page.words.list}
            </button>
          </td>
        ))}
      </tr>
    </tbody>
  )
}
