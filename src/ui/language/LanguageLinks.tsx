import type { MouseEvent } from 'react'
import type { LanguageView, LayoutView } from '../../model/catalogue/view.ts'
import { useShownPath } from '../links/CurrentPage.tsx'
import { isHandledByBrowser } from '../links/PathLink.tsx'
import { storeLanguage } from './chosenLanguage.ts'
import { storeFields } from './storedFields.ts'

/**
 * A link to this page in another language: a document of its own. The query, the place on the page and
 * what is typed in its fields go along.
 */
export function LanguageLink({ to, children }: { to: LanguageView; children: string }) {
  const { language, folder } = to
  const path = useShownPath()
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const { currentTarget: link } = event
    link.search = location.search
    link.hash = location.hash
    if (isHandledByBrowser(event)) return
    storeLanguage(language)
    storeFields(path)
  }
  return (
    <a
      href={import.meta.env.BASE_URL + folder + path.slice(1)}
      lang={language}
      hrefLang={language}
      translate="no"
      onClick={onClick}
    >
      {children}
    </a>
  )
}

/** This page in the site's other languages; nothing where it has one. */
export function LanguageLinks({
  languages,
  className,
}: Pick<LayoutView, 'languages'> & { className: string | undefined }) {
  return (
    languages && (
      <ul className={className} aria-label={languages.label}>
        {languages.others.map((other) => (
          <li key={other.language}>
            <LanguageLink to={other}>{other.name}</LanguageLink>
          </li>
        ))}
      </ul>
    )
  )
}
