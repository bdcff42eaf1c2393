import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { RelatedProductsView } from '../../catalogue/view.ts'
import { useHref } from '../links/href.ts'
import { PathLink } from '../links/PathLink.tsx'
import { SmallPicture } from '../pictures/SmallPicture.tsx'
import { TextRuns } from '../text/TextRuns.tsx'
import styles from './Products.module.css'

type Props = Pick<RelatedProductsView, 'links' | 'compare'> & {
  /** False: more are about to follow, and would push the button down. */
  isWhole?: boolean
}

/**
 * Products as a list: each with its picture, what it is, and its main figures. Where they can be
 * compared, the boxes are a form that the browser sends: its page reads the address.
 */
export function Products({ links, compare, isWhole = true }: Props) {
  const hrefTo = useHref()
  const list = (
    <ul className={styles.products}>
      {links.map(({ path, label, picture, text, figures }) => {
        const shown = picture ? <SmallPicture picture={picture} /> : <i />
        return (
          <li key={path}>
            {compare ? (
              <span>
                {shown}
                <label>
                  <input
                    type="checkbox"
                    name={path.slice(1)}
                    aria-label={fillTemplates(compare.labelled, {
                      label: compare.box,
                      value: label,
                    })}
                  />
                  <span>{compare.box}</span>
                </label>
              </span>
            ) : (
              shown
            )}
            <div>
              <PathLink path={path}>{label}</PathLink>
              {text !== undefined && <p>{text}</p>}
              {figures !== undefined && (
                <p className="soft">
                  <TextRuns runs={figures} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
  return compare === undefined ? (
    list
  ) : (
    <form action={hrefTo('/Compare')}>
      {list}
      {isWhole && (
        <button type="submit" className="button">
          {compare.button}
        </button>
      )}
    </form>
  )
}
