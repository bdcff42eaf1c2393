import { useEffect, useState } from 'react'
import type { LanguageView, LayoutView } from '../../model/catalogue/view.ts'
import { useLazyModule } from '../screen/useLazyModule.ts'
import { languageToOffer } from './chosenLanguage.ts'

const loadOffer = () => import('./LanguageOffer.tsx')

/** The place of the offer to read this page in another language; empty for most visitors. */
export function LanguageOfferSlot({ site }: { site: Pick<LayoutView, 'languages' | 'writing'> }) {
  const [language, setLanguage] = useState<LanguageView>()
  const { part, want, close } = useLazyModule(loadOffer)
  const { languages, writing } = site
  useEffect(() => {
    const offered = languages && languageToOffer(writing.language, languages)
    if (offered === undefined) return
    setLanguage(offered)
    // Offline: the links in the header lead there too.
    want().catch(() => undefined)
  }, [languages, writing.language, want])
  if (part === undefined || language === undefined) return null
  return <part.LanguageOffer language={language} own={writing.language} onClose={close} />
}
