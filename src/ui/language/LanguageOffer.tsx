import type { LanguageView } from '../../model/catalogue/view.ts'
import { storeLanguage } from './chosenLanguage.ts'
import { LanguageLink } from './LanguageLinks.tsx'
import styles from './LanguageOffer.module.css'

type Props = {
  language: LanguageView
  /** The page's. */
  own: string
  onClose: () => void
}

/** Says in another language that the page is in it too. */
export function LanguageOffer({ language, own, onClose }: Props) {
  function refuse() {
    storeLanguage(own)
    onClose()
  }
  return (
    <aside className={styles.offer} lang={language.language} aria-label={language.name}>
      <p>
        <LanguageLink to={language}>{language.offer}</LanguageLink>
      </p>
      <button type="button" className="button plain" onClick={refuse}>
        {language.dismiss}
      </button>
    </aside>
  )
}
