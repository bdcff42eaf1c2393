/** The HTML entities of characters that have a meaning in HTML. */
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#34;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
])

function decoded(text: string): string {
  return text.replace(
    /&(?:amp|quot|lt|gt|#34|#39);/gi,
    (one) => entities.get(one.toLowerCase()) ?? one,
  )
}

/** A messenger may have made the quotation marks curly. */
const SOURCE = /(?<![\w-])src\s*=\s*(?:["“”„«]([^"“”«»]*)["“”»]|['‘’]([^'‘’]*)['‘’]|([^\s"'<>]+))/i

/**
 * The address in the HTML that a map service gives to copy, `<iframe src="https://...">`, or in the part of
 * it from `src=` on.
 * @returns undefined for any other text
 */
export function addressInHtml(text: string): string | undefined {
  // HTML that was copied from a page that shows it may be encoded twice.
  const html = /^\s*&lt;/i.test(text) ? decoded(text) : text
  if (!/^\s*src\s*=|<iframe\s/i.test(html)) return undefined
  const [, double, single, bare] = SOURCE.exec(html.replace(/^[\s\S]*?(?=<iframe\s)/i, '')) ?? []
  const address = decoded(double ?? single ?? bare ?? '').replaceAll(/\s/g, '')
  return address === '' ? undefined : address.replace(/^(?:http:)?\/\//i, 'https://')
}
