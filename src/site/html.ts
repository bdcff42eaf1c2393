import type { DocumentFacts } from '../pages/registry/pageSource.ts'

/** What goes into `index.html` to make a finished page of it. */
export type HtmlParts = {
  /** The site's language, `en-IN`. */
  language: string
  /** What the page says of itself to the script. */
  document: DocumentFacts
  /** Tags for the head, ready as HTML. */
  head: string
  /** The rendered page. */
  app: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}

/** Says in `index.html` which language the page is in, and what it says of itself to the script. */
export function markDocument(html: string, language: string, document: DocumentFacts): string {
  const facts = Object.entries(document)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace('<div id="root"', () => `<div id="root"${facts.join('')}`)
}

/**
 * Puts a page's parts into the template.
 * @param template `index.html` as it lies in the project, with its two marks
 */
export function assemble(template: string, { language, document, head, app }: HtmlParts): string {
  return markDocument(template, language, document)
    .replace(/>\s+</g, '><')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
}
