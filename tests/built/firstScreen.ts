/** In bytes, gzipped: a first screen of this size comes with the first round trip. */
export const FIRST_SCREEN = 14_000

/**
 * The HTML of the first screen at most: up to the second `h2`, or the footer. The browser paints while it
 * parses.
 */
export function firstScreenOf(html: string): string {
  const [, second] = html.slice(html.indexOf('<h1')).matchAll(/<h2|<footer/g)
  if (second === undefined) return html
  return html.slice(0, html.indexOf('<h1') + second.index)
}
