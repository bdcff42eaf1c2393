import type { LayoutView } from '../../model/catalogue/view.ts'
import { hrefOf } from '../links/href.ts'
import styles from './Header.module.css'

// The element <search> is unknown to the oldest browsers that get the whole page.
const landmark = { role: 'search' }

type Props = {
  words: LayoutView['navigation']['find']
  /** True where it is shown with a button: under a thumb. Elsewhere the Enter key sends it. */
  button: boolean
}

/** The field to look for a product in, on every page; the browser sends it to the finder's. */
export function FindField({ words, button }: Props) {
  return (
    <form {...landmark} className={styles.find} action={hrefOf('/Find')}>
      <input type="search" name="q" aria-label={words.short} placeholder={words.short} />
      {button && (
        <button type="submit" className="button plain">
          {words.button}
        </button>
      )}
    </form>
  )
}
