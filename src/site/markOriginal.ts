import { isLatin } from '../ui/text/latin.ts'

/**
 * Says of each text in Latin letters alone that it is in the site's own language, so that it is read out as
 * such. `markChanges.ts` does the same for what the script renders.
 * @param html as React has rendered it, with every sign of a text escaped
 * @param original the site's own language, `en-IN`
 */
export function markOriginal(html: string, original: string): string {
  return html.replace(
    /<([a-z][a-z\d]*)((?: [^<>]*)?)>([^<>]+)<\/\1>/g,
    (element, tag: string, attributes: string, text: string) =>
      isLatin(text.replace(/&#?\w+;/g, '')) && !/ lang=| translate="no"/.test(attributes)
        ? `<${tag}${attributes} lang="${original}">${text}</${tag}>`
        : element,
  )
}
