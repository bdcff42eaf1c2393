import { fillTemplate, fillTemplates, labelList } from '../../catalogue/fillTemplate.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { limitedWhatsappHref } from '../../catalogue/whatsapp.ts'
import { productMessage } from '../../enquiry/message/productMessage.ts'
import { type Purpose, purposePairs, purposeQuery } from '../../enquiry/purpose.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import { productPicture } from '../list/useProducts.ts'
import type { ProductView } from '../shared/productView.ts'
import { SourceNotes } from '../shared/SourceNotes.tsx'
import { commonSource, sourceSigns } from '../shared/sourceSigns.ts'
import styles from './ComparisonTable.module.css'
import type { CompareView } from './kind.ts'
import { type ComparedRow, comparisonRows } from './rows.ts'
import { TierRows } from './TierRows.tsx'

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

/** The tiers of rows in their order; a single product has only "same". */
const tiers = ['differs', 'same', 'partly'] as const

/**
 * The comparison: a column for each product. A property's label has a row of its own above the values,
 * so that on a phone the values get the full width.
 */
export function ComparisonTable(props: Props) {
  const { pages, page, site, purpose, onRemove, onAddToList } = props
  const { words, compared, unknown } = page
  const { writing } = site
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
  return (
    <>
      {hasNoDifference && stated.some(({ tier }) => tier !== 'none') && <p>{words.alike}</p>}
      <table aria-labelledby="comparison" className={styles.table} data-columns={pages.length}>
        <ProductHeads pages={pages} page={page} site={site} purpose={purpose} onRemove={onRemove} />
        <TierRows
          heading={words.decides}
          rows={stated.filter(({ decides }) => decides)}
          pages={pages}
          signs={signs}
          unstated={words.unstated}
        />
        {tiers.map((tier) => (
          <TierRows
            key={tier}
            heading={isCompared ? words[tier] : undefined}
            rows={stated.filter((row) => row.tier === tier && !row.decides)}
            pages={pages}
            signs={signs}
            unstated={words.unstated}
          />
        ))}
        {unstatedLabels.length > 0 && (
          <tbody>
            <tr>
              <td colSpan={pages.length}>
                {/* A line may end with a dot, but not begin with one. */}
                {fillTemplate(
                  words.none,
                  'names',
                  labelList(unstatedLabels).replaceAll(' ·', '\u00a0·'),
                )}
              </td>
            </tr>
          </tbody>
        )}
        <Enquiries
          pages={pages}
          page={page}
          site={site}
          purpose={purpose}
          onAddToList={onAddToList}
        />
      </table>
      <SourceNotes source={source} signs={signs} />
      {hasClaims && <p className="note">{site.product.claimTerms}</p>}
      {pages.some((product) => productPicture(product)?.illustration) && (
        <p className="note">{site.product.illustrations}</p>
      )}
    </>
  )
}

type PartProps = Pick<Props, 'pages' | 'page' | 'site' | 'purpose'>

/** The accessible name of a button: its label and the product. */
function labelOf(site: LayoutView, label: string, { heading }: ProductView): string {
  return fillTemplates(site.writing.labelled, { label, value: heading })
}

/** The names of the products, which stay in view, with picture and description. */
function ProductHeads(props: PartProps & Pick<Props, 'onRemove'>) {
  const { pages, page, site, purpose, onRemove } = props
  const { words } = page
  return (
    <>
      <thead>
        <tr>
          {pages.map((product) => (
            <th key={product.path} scope="col">
              <PathLink path={product.path} query={purposeQuery(purpose)}>
                {product.heading}
              </PathLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {pages.map((product) => (
            <td key={product.path}>
              <SmallPicture picture={productPicture(product)} minWidth={PICTURE_WIDTH} />
              <p>{product.kind === 'full' ? product.tagline : product.head.description}</p>
              {product.kind === 'placeholder' && <p>{words.noFigures}</p>}
            </td>
          ))}
        </tr>
        {/* A row of its own: the buttons align below descriptions of any length. */}
        <tr>
          {pages.map((product) => (
            <td key={product.path}>
              <button
                type="button"
                className="button plain"
                aria-label={labelOf(site, words.remove, product)}
                onClick={() => onRemove(product)}
              >
                {words.remove}
              </button>
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
  const content = { ...enquiry, values, roof: [], englishRoof: [], address: head.canonical }
  return limitedWhatsappHref(site.whatsapp, productMessage(content))
}

/** The enquiry buttons of each product. */
function Enquiries(props: PartProps & Pick<Props, 'onAddToList'>) {
  const { pages, page, site, purpose, onAddToList } = props
  const { ask } = site.product
  return (
    <tbody className={styles.ask}>
      <tr>
        <th scope="rowgroup" colSpan={pages.length}>
          {ask.heading}
        </th>
      </tr>
      <tr>
        {pages.map((product) => (
          <td key={product.path}>
            <a
              href={whatsappOf(product, site, purpose)}
              target="_blank"
              rel="noopener noreferrer"
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
          </td>
        ))}
      </tr>
    </tbody>
  )
}
