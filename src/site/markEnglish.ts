import { isLatin } from '../ui/text/latin.ts'

/**
 * Says of each text of a page that is not in the page's script that it is English, so that it is read out
 * as such. `markChanges.ts` does the same for what the script renders.
 * @param html as React has rendered it, with every sign of a text escaped
 */
export function markEnglish(html: string): string {
  return html.replace(
    /<([a-z][a-z\d]*)((?: [^<>]*)?)>([^<>]+)<\/\1>/g,
    (element, tag: string, attributes: string, text: string) =>
      isLatin(text.replace(/&#?\w+;/g, '')) && !/ lang=| translate="no"/.test(attributes)
        ? `<${tag}${attributes} lang="en">${text}</${tag}>`
        : element,
  )
}
