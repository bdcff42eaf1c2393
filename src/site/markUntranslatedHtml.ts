import { isLatinText } from '../ui/text/latinScript.ts'

/**
 * Sets `lang` on every untranslated text of a page in a non-Latin script, so that screen readers pronounce it
 * correctly. `markUntranslatedTexts.ts` does the same in the browser.
 * @param html the HTML that React has rendered, in which special characters are escaped
 * @param siteLanguage the language of the untranslated texts, `en-IN`
 */
export function markUntranslatedHtml(html: string, siteLanguage: string): string {
  return html.replace(
    /<([a-z][a-z\d]*)((?: [^<>]*)?)>([^<>]+)<\/\1>/g,
    (element, tag: string, attributes: string, text: string) =>
      isLatinText(text.replace(/&#?\w+;/g, '')) && !/ lang=| translate="no"/.test(attributes)
        ? `<${tag}${attributes} lang="${siteLanguage}">${text}</${tag}>`
        : element,
  )
}
