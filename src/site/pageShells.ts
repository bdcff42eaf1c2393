import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Notice } from '../catalogue/notice.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { bootFile, inlineScript, speculationRules } from './boot.ts'
import { chunksFor, kindsWithErrorPage } from './chunks.ts'
import { contentSecurityPolicy } from './hosting/headers.ts'
import { escapeHtml } from './html.ts'
import { noticeScript, noticeStyles } from './notice.ts'
import { splitPrintStyles } from './splitPrintStyles.ts'

/** The parts that all pages of one kind share. */
export type PageShell = {
  /** The scripts and styles of every page of the kind, the entry first. */
  files: readonly string[]
  /** The beginning of the head: the content security policy. */
  start: string
  /** The end of the head: the styles for the screen, and tags that all kinds share. */
  end: string
  /** The end of the body, which the first screen does not need: the styles for paper, and the rules for prefetching. */
  bodyEnd: string
  /** The text of the boot script. */
  script: string
}

/** The parts that a notice adds to the shells. */
type NoticeParts = { script: string; styles: string }

/** @param root the project's folder */
export async function readNoticeParts(notice: Notice, root: string): Promise<NoticeParts> {
  const css = await readFile(path.join(root, noticeStyles), 'utf8')
  const styles = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
  return { script: noticeScript(notice), styles: styles.trim() }
}

/**
 * Makes the shells from the client's bundle.
 * @param client the folder of the bundle
 * @param common tags that are in the head of every page
 * @param notice the script and the styles of the notice, if there is one
 * @returns the shells by kind; the error page has the kind undefined
 * @throws if a kind of page is missing in the bundle
 */
export async function readPageShells(
  client: string,
  manifest: Manifest,
  site: Site,
  common: readonly string[],
  notice?: NoticeParts,
) {
  const script = inlineScript(await readFile(path.join(client, bootFile), 'utf8'))
  const byKind = new Map<PageView['kind'] | undefined, PageShell>()
  for (const kind of kindsWithErrorPage) {
    const files = chunksFor(manifest, kind)
    const texts = files.styles.map((file) => readFile(path.join(client, file), 'utf8'))
    const css =
      (await Promise.all(texts)).map((text) => text.trim()).join('') + (notice?.styles ?? '')
    const scripts = [speculationRules, script, ...(notice ? [notice.script] : [])]
    const { screen, print } = splitPrintStyles(css)
    const policy = contentSecurityPolicy(site, { scripts, styles: [screen, print] })
    byKind.set(kind, {
      files: [...files.scripts, ...files.styles],
      start: `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
      end: [`<style>${screen}</style>`, ...common].join(''),
      bodyEnd: [
        // Only inside a drawing may a style sheet be in the body; it applies to the whole page.
        `<svg width="0" height="0" aria-hidden="true"><style media="print">${print}</style></svg>`,
        `<script type="speculationrules">${speculationRules}</script>`,
      ].join(''),
      script,
    })
  }
  return byKind
}
