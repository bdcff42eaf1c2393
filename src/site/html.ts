import { ownValue } from '../catalogue/ownValue.ts'
import type { DocumentFacts } from '../pages/registry/pageSource.ts'

/** The parts that turn `index.html` into a finished page. */
type HtmlParts = {
  /** The language of the page, `en-IN`. */
  language: string
  /** Facts about the document that the script reads from `#root`. */
  document: DocumentFacts
  /** The tags for the head, as HTML. */
  head: string
  /** The elements before `#root`, as HTML. */
  start: string
  /** The rendered content of `#root`, as HTML. */
  app: string
  /** The tags for the end of the body, as HTML. */
  end: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ownValue(escapes, character) ?? character)
}

/**
 * Writes the language of the page and the facts for the script into `index.html`.
 * @param language the language of the page, `en-IN`
 * @param document written as `data-` attributes of `#root`
 */
export function markDocument(html: string, language: string, document: DocumentFacts): string {
  const facts = Object.entries(document)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(language)}"`)
    .replace('<div id="root"', () => `<div id="root"${facts.join('')}`)
}

/**
 * Fills the template with the parts of a page.
 * @param template `index.html`, with the comments `head` and `app` as placeholders
 */
export function assembleHtml(
  template: string,
  { language, document, head, start, app, end }: HtmlParts,
): string {
  return markDocument(template, language, document)
    .replace(/>\s+</g, '><')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<body>', () => `<body>${start}`)
    .replace('</body>', () => `${end}</body>`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
}
