import path from 'node:path'
import type { Plugin } from 'vite'

const policyFor = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "frame-src 'self'",
    "worker-src 'self'",
    `connect-src ${new URL(api).origin} blob:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Makes the editor as static files.
 * @param api where it finds GitHub, and the only place that its page may ask; left out for the one that
 * edits the folder of the dev server which serves it
 * @param repository `owner/name` of the repository that it suggests
 */
export function editorBuild(api?: string, repository?: string): Plugin {
  const root = path.resolve('src/editor')
  const policy = { 'http-equiv': 'content-security-policy', content: api && policyFor(api) }
  return {
    name: 'editor-build',
    config: ({ build }) => ({
      root,
      base: './',
      publicDir: false,
      define: {
        'import.meta.env.GITHUB_API': String(JSON.stringify(api)),
        'import.meta.env.GITHUB_REPOSITORY': String(JSON.stringify(repository)),
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
        html: html.replace('/src/editor/', '/').replace('/favicon.svg', '../../public/favicon.svg'),
        tags: [
          ...(api === undefined ? [] : [{ tag: 'meta', attrs: policy }]),
          { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' } },
        ].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
      }),
    },
  }
}
