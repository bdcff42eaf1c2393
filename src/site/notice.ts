import { type Notice, noticeEnd } from '../catalogue/notice.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import { escapeHtml } from './html.ts'

/** The style sheet of a notice. */
export const noticeStyles = 'src/ui/styles/notice.css'

/**
 * The script in a notice, which hides it from its last day on. It runs before the text is in the document, so that
 * nothing is painted and nothing moves. The same in all pages: the content security policy needs one hash.
 */
export function noticeScript(notice: Notice): string {
  return `document.currentScript.parentNode.hidden=Date.now()>=${noticeEnd(notice)}`
}

/**
 * The notice above a page, before `#root`: React does not know it, so that without a notice no script has a line of it.
 * @param href makes the address of a path in the language of the page
 */
export function noticeHtml(notice: Notice, href: (path: string) => string): string {
  const { text, link } = notice
  const shownLink =
    link === undefined
      ? ''
      : ` <a href="${escapeHtml(href(link.path))}">${escapeHtml(link.label)}</a>`
  return `<aside class="notice"><script>${noticeScript(notice)}</script><p class="wrap"><span>${escapeHtml(text)}</span>${shownLink}</p></aside>`
}

/** A site without its notice if that is over. */
export function withoutPastNotice(site: Site, now: number): Site {
  const { notice, ...others } = site
  return notice !== undefined && now >= noticeEnd(notice) ? others : site
}
