import type { LayoutView } from '../../model/catalogue/view.ts'
import type { CompareWords } from '../../model/shape/compareWords.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import type { ProductView } from '../list/useProducts.ts'
import styles from './ComparisonTable.module.css'
import type { ComparedRow } from './rows.ts'

type Props = {
  pages: readonly ProductView[]
  rows: readonly ComparedRow[]
  words: CompareWords
  site: LayoutView
  onRemove: (page: ProductView) => void
  onAddToList: (page: ProductView) => void
}

/** In pixels: the least width of a column's picture. */
const PICTURE = 480

function pictureOf(page: ProductView) {
  return page.kind === 'full' ? page.gallery.pictures[page.gallery.main] : page.picture
}

/**
 * The comparison: a column for each product. The name of a property stands in a row of its own above the
 * values, so that on a phone two columns have the whole width.
 */
export function ComparisonTable({ pages, rows, words, site, onRemove, onAddToList }: Props) {
  const { product } = site
  const claimed = pages.some((page) => page.kind === 'full' && page.claims.length > 0)
  return (
    <>
      <div className={styles.sideways} data-many={pages.length > 2 || undefined}>
        <table aria-labelledby="comparison" className={styles.table}>
          <thead>
            <tr>
              {pages.map((page) => (
                <th key={page.path} scope="col">
                  <PathLink path={page.path}>{page.heading}</PathLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {pages.map((page) => {
                const picture = pictureOf(page)
                return (
                  <td key={page.path}>
                    {picture !== undefined && <SmallPicture picture={picture} width={PICTURE} />}
                    <p>{page.kind === 'full' ? page.tagline : page.head.description}</p>
                    {page.kind === 'placeholder' && <p>{words.noFigures}</p>}
                    <button
                      type="button"
                      className="button plain"
                      aria-label={`${words.remove}: ${page.heading}`}
                      onClick={() => onRemove(page)}
                    >
                      {words.remove}
                    </button>
                  </td>
                )
              })}
            </tr>
          </tbody>
          {rows.map(({ property, label, differs, cells }) => (
            <tbody key={property} data-differs={differs || undefined}>
              <tr>
                <th scope="rowgroup" colSpan={pages.length}>
                  <span>
                    {label} {differs && <em>{words.differs}</em>}
                  </span>
                </th>
              </tr>
              <tr>
                {cells.map((lines, i) => (
                  <td key={pages[i]?.path}>
                    {lines.length === 0 ? (
                      <span className="soft">{words.unstated}</span>
                    ) : (
                      lines.map((line) => <div key={line}>{line}</div>)
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
          <tbody className={styles.ask}>
            <tr>
              <th scope="rowgroup" colSpan={pages.length}>
                <span>{product.ask.heading}</span>
              </th>
            </tr>
            <tr>
              {pages.map((page) => (
                <td key={page.path}>
                  <a
                    href={page.ask?.whatsapp}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${product.ask.whatsapp}: ${page.heading}`}
                  >
                    {product.ask.whatsapp}
                  </a>
                  <button
                    type="button"
                    className="button plain"
                    aria-label={`${words.list}: ${page.heading}`}
                    onClick={() => onAddToList(page)}
                  >
                    {words.list}
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {claimed && <p className="soft">{product.claimTerms}</p>}
      {pages.some((page) => pictureOf(page)?.illustration) && (
        <p className="soft">{product.illustrations}</p>
      )}
    </>
  )
}
