import { useEffect, useState } from 'react'
import type { LanguagesView, LanguageView } from '../../catalogue/view.ts'
import { useShownPath } from '../links/CurrentPage.tsx'
import { languageHref } from '../links/href.ts'
import { isHandledByBrowser } from '../links/PathLink.tsx'
import { markChanges } from '../text/markChanges.ts'
import { languageToOffer, storeLanguage } from './chosenLanguage.ts'
import styles from './LanguageOffer.module.css'
import { restoreFields, storeFields } from './storedFields.ts'

/** Marks the texts that nobody has translated, for as long as the document is there. */
function useMarkedTexts(): void {
  useEffect(() => {
    const root = document.getElementById('root')
    if (root?.dataset.original !== undefined) markChanges(root, root.dataset.original)
  }, [])
}

/**
 * On the links to other languages, the query, the place on the page and what is typed in its fields go along.
 * @param path of the page
 */
function useLanguageLinks(path: string): void {
  useEffect(() => restoreFields(path), [path])
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { target } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (link === null || link.hreflang === '') return
      link.search = location.search
      link.hash = location.hash
      if (isHandledByBrowser(event)) return
      storeLanguage(link.hreflang)
      storeFields(path)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [path])
}

type Props = {
  languages: LanguagesView
  /** The page's. */
  own: string
}

/**
 * Says in the language that the visitor prefers that the page is in it too, where it is in another. It is on
 * each page of a site in several languages, and so has the script that those need.
 */
export function LanguageOffer({ languages, own }: Props) {
  const path = useShownPath()
  const [offered, setOffered] = useState<LanguageView>()
  useMarkedTexts()
  useLanguageLinks(path)
  useEffect(() => {
    const found = languageToOffer(own, languages)
    if (found !== undefined) setOffered(found)
  }, [own, languages])
  if (offered === undefined) return null
  const { language, name, folder, offer, dismiss } = offered
  function refuse() {
    storeLanguage(own)
    setOffered(undefined)
  }
  return (
    <aside className={styles.offer} lang={language} aria-label={name}>
      <p>
        <a href={languageHref(folder, path)} hrefLang={language} translate="no">
          {offer}
        </a>
      </p>
      <button type="button" className="button plain" onClick={refuse}>
        {dismiss}
      </button>
    </aside>
  )
}
