import path from 'node:path'
import type { Plugin } from 'vite'

/** Where the built editor finds GitHub, and the only place that its page may ask. */
const api = process.env.GITHUB_API ?? 'https://api.github.com'

const policy = [
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

/** Makes the editor as static files, for any folder of any server: `npm run build:edit`. */
export function editorBuild(): Plugin {
  const root = path.resolve('src/editor')
  return {
    name: 'editor-build',
    config: ({ build }) => ({
      root,
      base: './',
      publicDir: false,
      define: {
        'import.meta.env.GITHUB_API': JSON.stringify(api),
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
          { tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content: policy } },
          { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' } },
        ].map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
      }),
    },
  }
}
