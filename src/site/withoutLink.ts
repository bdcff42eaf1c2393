import type { Plugin } from 'vite'

const stand = `
function Link() {
  throw new Error('The links of this site are made by PathLink')
}
export { Link, Link as createLink, Link as linkOptions, Link as useLinkProps }
`

/**
 * Leaves the router's own `Link` out of the built site, more than a kB of script. It hangs on every
 * route, so that no bundler can see that nothing renders it: the site's links are `PathLink`s.
 */
export function withoutLink(): Plugin {
  const id = '\0without-link'
  return {
    name: 'without-link',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './link.js' && importer.includes('/@tanstack/react-router/') ? id : undefined,
    load: (asked) => (asked === id ? stand : undefined),
  }
}
