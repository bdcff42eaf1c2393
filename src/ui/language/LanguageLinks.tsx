import type { LayoutView } from '../../catalogue/view.ts'
import { useShownPath } from '../links/CurrentPage.tsx'
import { languageHref } from '../links/href.ts'

type Props = Pick<LayoutView, 'languages'> & { className: string | undefined }

/** This page in the site's other languages, as links to other documents; nothing where it has one. */
export function LanguageLinks({ languages, className }: Props) {
  const path = useShownPath()
  return (
    languages && (
      <ul className={className} aria-label={languages.label}>
        {languages.others.map(({ language, name, folder }) => (
          <li key={folder}>
            <a href={languageHref(folder, path)} lang={language} hrefLang={language} translate="no">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )
  )
}
