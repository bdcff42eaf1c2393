import type { LayoutView } from '../../catalogue/view.ts'
import { useDeclaredPath } from '../links/CurrentPage.tsx'
import { languageHref } from '../links/href.ts'

type Props = Pick<LayoutView, 'languages'> & { className: string | undefined }

/** Links to this page in the other languages of the site; nothing if the site has one language. */
export function LanguageLinks({ languages, className }: Props) {
  const path = useDeclaredPath()
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
