import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'

const paths = Object.keys(frozenCatalogue.routes)
const aliases = Object.entries(frozenCatalogue.aliases)

type ExpectedResponse = { method: string; sent: string; status: number; to?: string }

/** One page and one alias are examples for all. All paths are relative to the site's root. */
const [page = ''] = paths
  .filter((declared) => declared !== '/')
  .map((declared) => declared.slice(1))
const [firstLetter = '', ...otherLetters] = page
const encoded = `%${firstLetter.charCodeAt(0).toString(16)}${otherLetters.join('')}`

const otherSpellings = [
  `${page}/index.html`,
  `${page.toLowerCase()}/INDEX.html`,
  `${page.toLowerCase()}/`,
  `/${page}`,
  `//${page}/`,
  `${page}//`,
  `${page}%2f`,
  `${page}%2Findex.html`,
  encoded,
]

const missingPaths = [
  'hosting/nginx.conf',
  'hosting/Caddyfile',
  'hosting',
  'hosting/',
  'hosting%2fnginx.conf',
  '_headers',
  '_redirects',
  '%5fheaders',
  '/_headers',
  '_HEADERS',
  '.nojekyll',
  '.built',
  `${page}/index.html.br`,
  `${page}/index.html.gz`,
  'index.html.gz',
  'sitemap.xml.br',
  '404.html',
  '404',
  '404/',
  'favicon.svg/',
  'assets',
  'assets/',
  `${page}/${page}`,
]

const readResponses: readonly Omit<ExpectedResponse, 'method'>[] = [
  ...paths.slice(0, 1).map((declared) => ({ sent: declared.slice(1), status: 200 })),
  { sent: `${page}/`, status: 200 },
  { sent: 'offline.html', status: 200 },
  { sent: 'index.html', status: 301, to: '' },
  { sent: '/', status: 301, to: '' },
  { sent: '/index.html', status: 301, to: '' },
  ...otherSpellings.map((sent) => ({ sent, status: 301, to: page })),
  ...aliases
    .slice(0, 1)
    .flatMap(([from, to]) =>
      [from, `${from}/`, `${from}/index.html`, `${from.toLowerCase()}/`, `/${from}`].map(
        (sent) => ({ sent: sent.slice(1), status: 301, to: to.slice(1) }),
      ),
    ),
  ...missingPaths.map((sent) => ({ sent, status: 404 })),
]

const rejectedResponses = ['', page, page.toLowerCase(), '_headers', 'nowhere'].flatMap((sent) =>
  ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method, sent, status: 405 })),
)

/** The responses of every server to paths that are not the declared path of a page. */
export const expectedResponses: readonly ExpectedResponse[] = [
  ...readResponses.flatMap((answer) => ['GET', 'HEAD'].map((method) => ({ method, ...answer }))),
  ...rejectedResponses,
]
