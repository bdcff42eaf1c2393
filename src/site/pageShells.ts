import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Site } from '../catalogue/schemas/site.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { bootScript, speculationRules } from './boot.ts'
import { chunksOf, pageKinds } from './chunks.ts'
import { contentSecurityPolicy } from './hosting/policy.ts'
import { escapeHtml } from './html.ts'

/** What all pages of one kind share. */
export type Shell = {
  /** What the page fetches once it has loaded, whatever page it is: the entry first. */
  files: readonly string[]
  /** The beginning of its head, with its own content security policy. */
  start: string
  /** Its styles, and the script that starts it. */
  end: string
}

/**
 * Reads what the client's build has made.
 * @param client the client's bundle
 * @param common tags that stand in the head of every page
 * @returns the shells by kind, the page of a wrong path under undefined
 * @throws where a kind of page is missing in it
 */
export async function readShells(
  client: string,
  manifest: Manifest,
  site: Site,
  common: readonly string[],
) {
  const byKind = new Map<PageView['kind'] | undefined, Shell>()
  for (const kind of pageKinds) {
    const files = chunksOf(manifest, kind)
    const texts = files.styles.map((file) => readFile(path.join(client, file), 'utf8'))
    const css = (await Promise.all(texts)).map((text) => text.trim()).join('')
    const scripts = [bootScript, speculationRules]
    const policy = contentSecurityPolicy(site, { scripts, styles: [css] })
    byKind.set(kind, {
      files: [...files.scripts, ...files.styles],
      start: `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
      end: [
        `<style>${css}</style>`,
        `<script>${bootScript}</script>`,
        `<script type="speculationrules">${speculationRules}</script>`,
        ...common,
      ].join(''),
    })
  }
  return byKind
}
