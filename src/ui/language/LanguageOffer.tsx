import { useEffect, useState } from 'react'
import { observe } from 'react-intersection-observer'
import type { LanguagesView, LanguageView } from '../../catalogue/view.ts'
import { useDeclaredPath } from '../links/CurrentPage.tsx'
import { languageHref } from '../links/href.ts'
import { markUntranslatedTexts } from '../text/markUntranslatedTexts.ts'
import { languageToOffer, storeLanguage } from './chosenLanguage.ts'
import styles from './LanguageOffer.module.css'
import { restoreFields } from './storedFields.ts'

/** Marks untranslated texts, for the lifetime of the document. */
function useMarkUntranslatedTexts(): void {
  useEffect(() => {
    const root = document.getElementById('root')
    if (root?.dataset.original !== undefined) markUntranslatedTexts(root, root.dataset.original)
  }, [])
}

/** True while the element with this id is on the screen. */
function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    return element === null ? undefined : observe(element, setIsInView)
  }, [id])
  return isInView
}

type Props = {
  languages: LanguagesView
  /** The language of the page. */
  pageLanguage: string
  /** The id of the call bar, above which the offer is placed while the bar is on the screen. */
  callBar: string
}

/**
 * Offers the page in the language that the visitor prefers, if the page is in another one. Every page of a
 * site in several languages renders it, so it also runs the other scripts that such sites need.
 */
export function LanguageOffer({ languages, pageLanguage, callBar }: Props) {
  const path = useDeclaredPath()
  const [offered, setOffered] = useState<LanguageView>()
  useMarkUntranslatedTexts()
  useEffect(restoreFields, [])
  useEffect(() => {
    const preferred = languageToOffer(pageLanguage, languages)
    if (preferred !== undefined) setOffered(preferred)
  }, [pageLanguage, languages])
  const isAboveBar = useIsInView(callBar)
  if (offered === undefined) return null
  const { language, name, folder, offer, dismiss } = offered
  function dismissOffer() {
    storeLanguage(pageLanguage)
    setOffered(undefined)
  }
  return (
    <>
      <div className={styles.space} />
      <aside
        className={`${styles.offer} ${isAboveBar ? styles.aboveBar : ''}`}
        lang={language}
        aria-label={name}
      >
        <p>
          <a href={languageHref(folder, path)} hrefLang={language} translate="no">
            {offer}
          </a>
        </p>
        <button type="button" className="button plain" onClick={dismissOffer}>
          {dismiss}
        </button>
      </aside>
    </>
  )
}
