import { htmlFile } from '../../src/site/addresses.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'

/** The hosts that the site is tried on: servers with a configuration of the project, and the rules of three services. */
export type HostName =
  | 'npm start'
  | 'nginx'
  | 'caddy'
  | 'GitHub Pages'
  | 'Cloudflare Pages'
  | 'Netlify'

/** A response: a file of the site, a redirect to a path, or an error. Paths are relative to the site's root. */
export type ExpectedResponse = { status: number; file?: string; to?: string }

const served = (file: string): ExpectedResponse => ({ status: 200, file })
const moved = (to: string, status = 301): ExpectedResponse => ({ status, to })
const missing: ExpectedResponse = { status: 404, file: '404.html' }

/** The same response of all hosts. */
const everywhere = (response: ExpectedResponse): Record<HostName, ExpectedResponse> => ({
  ...ownServers(response),
  'GitHub Pages': response,
  'Cloudflare Pages': response,
  Netlify: response,
})

/** The same response of the servers whose configuration belongs to this project. */
const ownServers = (response: ExpectedResponse) => ({
  'npm start': response,
  nginx: response,
  caddy: response,
})

type Row = {
  sent: string
  /** A host that is left out does not document its response. */
  by: Partial<Record<HostName, ExpectedResponse>>
}

const paths = Object.keys(frozenCatalogue.routes)
const aliases = Object.entries(frozenCatalogue.aliases)

/** One page and one alias are examples for all. */
const [page = ''] = paths
  .filter((declared) => declared !== '/')
  .map((declared) => declared.slice(1))
const [firstLetter = '', ...otherLetters] = page
const encoded = `%${firstLetter.charCodeAt(0).toString(16)}${otherLetters.join('')}`
const isRespelt = ([from, to]: readonly [string, string]) => from.toLowerCase() === to.toLowerCase()

const pageRows: readonly Row[] = [
  { sent: '', by: everywhere(served('index.html')) },
  { sent: page, by: everywhere(served(`${page}.html`)) },
  ...(frozenCatalogue.site.offline === undefined
    ? []
    : [
        { sent: 'offline', by: everywhere(served('offline.html')) },
        { sent: 'offline.html', by: ownServers(moved('offline')) },
      ]),
]

/** Other spellings of the path of a page. Without a redirect, a script corrects the address or leads to the page. */
const spellingRows: readonly Row[] = [
  {
    sent: `${page}/`,
    by: {
      ...ownServers(moved(page)),
      'GitHub Pages': served(`${page}/index.html`),
      'Cloudflare Pages': served(`${page}/index.html`),
      Netlify: served(`${page}.html`),
    },
  },
  {
    sent: `${page}.html`,
    by: {
      ...ownServers(moved(page)),
      'GitHub Pages': served(`${page}.html`),
      'Cloudflare Pages': moved(page, 308),
    },
  },
  {
    sent: `${page}/index.html`,
    by: {
      ...ownServers(moved(page)),
      'GitHub Pages': served(`${page}/index.html`),
      'Cloudflare Pages': moved(`${page}/`, 308),
      Netlify: served(`${page}/index.html`),
    },
  },
  {
    sent: 'index.html',
    by: {
      ...ownServers(moved('')),
      'GitHub Pages': served('index.html'),
      'Cloudflare Pages': moved('', 308),
      Netlify: served('index.html'),
    },
  },
  {
    sent: encoded,
    by: {
      ...ownServers(moved(page)),
      'GitHub Pages': served(`${page}.html`),
      'Cloudflare Pages': served(`${page}.html`),
    },
  },
  ...[`/${page}`, `//${page}/`, `${page}//`, `${page}%2f`, `${page}%2Findex.html`].map((sent) => ({
    sent,
    by: ownServers(moved(page)),
  })),
  ...['/', '/index.html'].map((sent) => ({ sent, by: ownServers(moved('')) })),
]

/** Another case of a path. The script of the error page leads to the page if the host does not. */
const caseRows: readonly Row[] = paths.slice(0, 3).flatMap((declared) => {
  const own = declared.slice(1)
  if (own === own.toLowerCase()) return []
  const unknown = { nginx: missing, caddy: missing, 'GitHub Pages': missing }
  const capitals = own.toUpperCase()
  return [
    {
      sent: own.toLowerCase(),
      by: {
        ...unknown,
        'npm start': moved(own),
        'Cloudflare Pages': moved(own),
        Netlify: served(`${own}.html`),
      },
    },
    {
      sent: capitals,
      by: {
        ...unknown,
        'npm start': moved(own),
        'Cloudflare Pages': missing,
        Netlify: moved(own.toLowerCase()),
      },
    },
    { sent: `${own.toLowerCase()}/INDEX.html`, by: { ...unknown, 'npm start': moved(own) } },
  ]
})

const aliasRows: readonly Row[] = [
  ...aliases.flatMap(([from, to]) => {
    const [alias, own] = [from.slice(1), to.slice(1)]
    const redirected = {
      'npm start': moved(own),
      'Cloudflare Pages': moved(own),
      Netlify: moved(own),
    }
    const page = served(htmlFile(from))
    return [{ sent: alias, by: { ...redirected, nginx: page, caddy: page, 'GitHub Pages': page } }]
  }),
  ...aliases
    .filter((pair) => !isRespelt(pair))
    .slice(0, 1)
    .flatMap(([from, to]) => {
      const [alias, own] = [from.slice(1), to.slice(1)]
      const redirected = { 'npm start': moved(own), nginx: moved(alias), caddy: moved(alias) }
      const unknown = { 'npm start': moved(own), nginx: missing, caddy: missing }
      const folder = served(`${alias}/index.html`)
      return [
        {
          sent: `${alias}/`,
          by: {
            ...redirected,
            'GitHub Pages': folder,
            'Cloudflare Pages': folder,
            Netlify: moved(own),
          },
        },
        {
          sent: alias.toLowerCase(),
          by: {
            ...unknown,
            'GitHub Pages': missing,
            'Cloudflare Pages': moved(own),
            Netlify: moved(own),
          },
        },
        { sent: `${alias.toLowerCase()}/`, by: unknown },
        ...[`${alias}.html`, `${alias}/index.html`, `/${alias}`].map((sent) => ({
          sent,
          by: redirected,
        })),
      ]
    }),
]

const missingRows: readonly Row[] = [
  ...['nowhere', 'favicon.svg/', 'assets/', `${page}/${page}`, 'assets/nowhere.js'].map((sent) => ({
    sent,
    by: everywhere(missing),
  })),
  ...[
    '_headers',
    '_redirects',
    '%5fheaders',
    '/_headers',
    '_HEADERS',
    '.nojekyll',
    '.built',
    `${page}.html.br`,
    `${page}.html.gz`,
    `${page}/index.html.gz`,
    'index.html.gz',
    'sitemap.xml.br',
    '404.html',
    '404',
    '404/',
    'assets',
  ].map((sent) => ({ sent, by: ownServers(missing) })),
]

const rows = [...pageRows, ...spellingRows, ...caseRows, ...aliasRows, ...missingRows]

/** The responses of a host: for GET and HEAD, and of servers with a configuration for other methods as well. */
export function expectedResponses(
  host: HostName,
): readonly (ExpectedResponse & { method: string; sent: string })[] {
  const read = rows.flatMap(({ sent, by }) => {
    const response = by[host]
    return response === undefined ? [] : [{ method: 'GET', sent, ...response }]
  })
  if (!Object.hasOwn(ownServers(missing), host)) return read
  const rejected = ['', page, page.toLowerCase(), '_headers', 'nowhere'].flatMap((sent) =>
    ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method, sent, status: 405 })),
  )
  return [...read, ...read.map((response) => ({ ...response, method: 'HEAD' })), ...rejected]
}
