import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { WebAddress } from '../../catalogue/schemas/text.ts'

const policyFor = (api: string, site: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "frame-src 'self'",
    "worker-src 'self'",
    `connect-src ${new URL(api).origin} ${site} blob:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The origin of the site, by the data of the project. */
function siteOrigin(): string {
  const file = path.resolve(process.env.CATALOGUE ?? '', 'data/site.json')
  const { url } = z.object({ url: WebAddress }).parse(JSON.parse(readFileSync(file, 'utf8')))
  return new URL(url).origin
}

/** The editor of a repository on GitHub. */
type OnGitHub = {
  /** The address of GitHub's API. Its page may ask this and the site, and nothing else. */
  api: string
  /** `owner/name` of the repository that it suggests. */
  repository: string | undefined
  /** True if it is published in a folder of the site; false if it is on any host. */
  isOnSite: boolean
}

/**
 * Makes the editor as static files.
 * @param onGitHub left out for the one that edits the folder of the dev server which serves it
 */
export function editorBuild(onGitHub?: OnGitHub): Plugin {
  const root = path.resolve('src/editor')
  const { api, repository, isOnSite } = onGitHub ?? {}
  const policy = onGitHub && {
    'http-equiv': 'content-security-policy',
    content: policyFor(onGitHub.api, isOnSite ? "'self'" : siteOrigin()),
  }
  return {
    name: 'editor-build',
    config: ({ build }) => ({
      root,
      base: './',
      publicDir: false,
      define: {
        'import.meta.env.GITHUB_API': String(JSON.stringify(api)),
        'import.meta.env.GITHUB_REPOSITORY': String(JSON.stringify(repository)),
        'import.meta.env.SITE_ROOT': String(JSON.stringify(isOnSite ? '../' : undefined)),
        // Pictures are addressed by themselves, and not from the folder of the page.
        'import.meta.env.BASE_URL': '""',
      },
      build: {
        outDir: path.resolve(build?.outDir ?? 'dist-edit'),
        emptyOutDir: true,
        rolldownOptions: {
          input: ['index.html', 'preview/index.html'].map((file) => path.join(root, file)),
        },
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('/src/editor/', '/').replace('/favicon.svg', '../ui/brand/icon.svg'),
        tags: [
          ...(policy === undefined ? [] : [{ tag: 'meta', attrs: policy }]),
          { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' } },
        ].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
      }),
    },
  }
}
