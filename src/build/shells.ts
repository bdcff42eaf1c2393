import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Site } from '../catalogue/schema/site.ts'
import type { PageView } from '../catalogue/view/types.ts'
import { bootScript } from './boot.ts'
import { filesOf, type PageFiles, pageKinds } from './chunks.ts'
import { contentSecurityPolicy } from './hosting/policy.ts'

/** What all pages of one kind share. */
export type Shell = PageFiles & {
  /** The styles that stand in the page. */
  css: string
  /** The page's own content security policy. */
  policy: string
}

/** The shells by kind, the page of a wrong path under undefined, and the policy that suits all. */
export type Shells = {
  of(kind: PageView['kind'] | undefined): Shell
  policy: string
}

/**
 * Reads what the client's build has made.
 * @param dist the built site
 * @throws where a kind of page is missing in it
 */
export async function readShells(dist: string, manifest: Manifest, site: Site): Promise<Shells> {
  const shells = new Map<PageView['kind'] | undefined, Shell>()
  for (const kind of pageKinds) {
    const files = filesOf(manifest, kind)
    const texts = files.styles.map((file) => readFile(path.join(dist, file), 'utf8'))
    const css = (await Promise.all(texts)).map((text) => text.trim()).join('')
    const policy = contentSecurityPolicy(site, { script: bootScript, styles: [css] })
    shells.set(kind, { ...files, css, policy })
  }
  const styles = [...new Set([...shells.values()].map((shell) => shell.css))]
  return {
    of(kind) {
      const shell = shells.get(kind)
      if (shell === undefined) throw new Error(`no shell for a page of the kind ${kind}`)
      return shell
    },
    policy: contentSecurityPolicy(site, { script: bootScript, styles }),
  }
}
