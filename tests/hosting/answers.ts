import { registry } from '../helpers/registry.ts'

const paths = Object.keys(registry.routes)
const aliases = Object.entries(registry.aliases)

type Answer = { method: string; sent: string; status: number; to?: string }

/** One page and one alias stand for all; everything is relative to the site's root. */
const [page = ''] = paths.filter((declared) => declared !== '/').map((one) => one.slice(1))
const [spelt = '', ...rest] = page
const encoded = `%${spelt.charCodeAt(0).toString(16)}${rest.join('')}`

const read: readonly Omit<Answer, 'method'>[] = [
  ...paths.slice(0, 1).map((declared) => ({ sent: declared.slice(1), status: 200 })),
  { sent: `${page}/`, status: 200 },
  { sent: 'offline.html', status: 200 },
  { sent: 'index.html', status: 301, to: '' },
  { sent: '/', status: 301, to: '' },
  { sent: '/index.html', status: 301, to: '' },
  ...[
    ...[`${page}/index.html`, `${page.toLowerCase()}/INDEX.html`, `${page.toLowerCase()}/`],
    ...[`/${page}`, `//${page}/`, `${page}//`, `${page}%2f`, `${page}%2Findex.html`, encoded],
  ].map((sent) => ({ sent, status: 301, to: page })),
  ...aliases
    .slice(0, 1)
    .flatMap(([from, to]) =>
      [from, `${from}/`, `${from}/index.html`, `${from.toLowerCase()}/`, `/${from}`].map(
        (sent) => ({ sent: sent.slice(1), status: 301, to: to.slice(1) }),
      ),
    ),
  ...[
    ...['hosting/nginx.conf', 'hosting/Caddyfile', 'hosting', 'hosting/', 'hosting%2fnginx.conf'],
    ...['_headers', '_redirects', '%5fheaders', '/_headers', '_HEADERS', '.nojekyll', '.built'],
    ...[`${page}/index.html.br`, `${page}/index.html.gz`, 'index.html.gz', 'sitemap.xml.br'],
    ...['404.html', '404', '404/', 'favicon.svg/', 'assets', 'assets/', `${page}/${page}`],
  ].map((sent) => ({ sent, status: 404 })),
]

const refused = ['', page, page.toLowerCase(), '_headers', 'nowhere'].flatMap((sent) =>
  ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method, sent, status: 405 })),
)

/** What every server answers to an address that is none of a page's own, as chosen once. */
export const answers: readonly Answer[] = [
  ...read.flatMap((answer) => ['GET', 'HEAD'].map((method) => ({ method, ...answer }))),
  ...refused,
]
