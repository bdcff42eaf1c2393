import type { ReactNode } from 'react'
import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import { slugOf } from '../../catalogue/path.ts'
import type { ProductLinkView, RelatedProductsView } from '../../catalogue/view.ts'
import { useHref } from '../links/href.ts'
import { PathLink } from '../links/PathLink.tsx'
import { SmallPicture } from '../pictures/SmallPicture.tsx'
import { FigureLines } from '../text/FigureLines.tsx'
import styles from './Products.module.css'

type ListProps = Pick<RelatedProductsView, 'compare'> & {
  /** The products; `query` is the query of the address of its page. */
  links: readonly (ProductLinkView & { query?: string })[]
  /** True for large pictures side by side; left out for small ones, each beside its text. */
  isGrid?: boolean
}

type Props = ListProps & {
  /** False while more products are about to follow, which would push the button down. */
  isComplete?: boolean
  /** Shown above the button that compares: the button that shows more products, and lists with boxes of their own. */
  more?: ReactNode
  /** More controls of the form. */
  children?: ReactNode
}

/** The minimum width of a picture's file in a grid, in pixels. */
const GRID_PICTURE_WIDTH = 480

/**
 * A list of products, each with its picture, description and main figures. If they can be compared, their
 * checkboxes are a form that the browser submits itself: the comparison page reads the query.
 */
export function Products({
  links,
  compare,
  isComplete = true,
  isGrid = false,
  more,
  children,
}: Props) {
  const hrefTo = useHref()
  const list = links.length > 0 && <ProductList links={links} compare={compare} isGrid={isGrid} />
  if (compare === undefined) {
    return (
      <>
        {list}
        {more}
      </>
    )
  }
  return (
    <form action={hrefTo('/Compare')} data-picks>
      {children}
      {list}
      {more}
      {isComplete && (
        <div className={styles.submit}>
          <button type="submit" className="button plain">
            {compare.button}
          </button>
        </div>
      )}
    </form>
  )
}

/** The list alone: its boxes belong to the form of a `Products` around it. */
export function ProductList({ links, compare, isGrid }: ListProps) {
  return (
    <ul className={`${styles.products} ${isGrid ? styles.grid : styles.rows}`}>
      {links.map(({ path, query, label, picture, text, figures }) => {
        return (
          <li key={path}>
            <SmallPicture picture={picture} minWidth={isGrid ? GRID_PICTURE_WIDTH : 0} />
            <div>
              <PathLink path={path} query={query}>
                {label}
              </PathLink>
              {text !== undefined && <p className="soft">{text}</p>}
              <FigureLines runs={figures} />
            </div>
            {compare && (
              <label>
                <input
                  type="checkbox"
                  name={slugOf(path)}
                  aria-label={fillTemplates(compare.labelled, {
                    label: compare.box,
                    value: label,
                  })}
                />
                <span>{compare.box}</span>
              </label>
            )}
          </li>
        )
      })}
    </ul>
  )
}
