import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { layoutDataAddress, pageDataAddress, pageDataName } from '../../../src/catalogue/address.ts'
import { networkSource, type PageSource } from '../../../src/pages/registry/pageSource.ts'
import { server } from '../../helpers/server.ts'

const base = 'https://site.example/'

/** Answers each request of the site. */
function serve(answer: (url: string, request: Request) => Response): void {
  server.use(http.get(`${base}*`, ({ request }) => answer(request.url, request)))
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('a page is fetched once, whether by its own path or in another case', async () => {
  const requested: string[] = []
  serve((url) => {
    requested.push(url)
    return HttpResponse.json({ path: '/Page' })
  })
  const source = networkSource(base)
  for (const path of ['/page', '/PAGE', '/Page']) {
    expect(await source.page(path)).toEqual({ path: '/Page' })
  }
  expect(requested).toEqual([base + pageDataAddress('/Page')])
})

describe('on the error page, which lists the pages,', () => {
  const pages = ['/', '/About', '/Page'].map(pageDataName).join(' ')

  it.each([
    ...['/Nope', '/nope', '/Abou', '/About2', '/a', '/constructor', '/__proto__', '/toString'],
    ...['/\ud800', '/index', '/%2e%2e', '/ About', '/About Page'],
  ])('nothing is requested for %s', async (path) => {
    const requested: string[] = []
    serve((url) => {
      requested.push(url)
      return HttpResponse.json({}, { status: 404 })
    })
    const found = networkSource(base, { pages }).page(path)
    expect(await found.catch(() => undefined)).toBeUndefined()
    expect(requested).toEqual(path === '/index' ? [base + pageDataAddress('/')] : [])
  })

  it.each(['/', '/About', '/about', '/ABOUT', '/page'])('%s is found', async (path) => {
    serve((url) => HttpResponse.json({ path: url }))
    expect(await networkSource(base, { pages }).page(path)).toBeDefined()
  })
})

describe('data from the cache of the browser', () => {
  it.each([
    ['the layout', 'force-cache', (source: PageSource) => source.layout()],
    ['a page', 'default', (source: PageSource) => source.page('/Contact')],
    ['the page of the document', 'force-cache', (source: PageSource) => source.page('/About')],
  ])('of an earlier build are requested again from the server: %s', async (_, cache, read) => {
    const modes: unknown[] = []
    serve((_, { cache }) => {
      modes.push(cache)
      const isFresh = cache === 'reload'
      return HttpResponse.json({ build: isFresh ? 'new' : 'old', stamp: isFresh ? 'new' : 'old' })
    })
    const source = networkSource(base, { path: '/About', build: 'new', stamp: 'new' })
    expect(await read(source)).toMatchObject({ build: 'new' })
    expect(modes).toEqual([cache, 'reload'])
  })
})

describe('data that do not belong to the document', () => {
  const built = { path: '/About', build: 'this one', stamp: 'as built' }
  const answerWith = (about: object | null, init?: { status: number }) =>
    serve((url) =>
      url === base + layoutDataAddress
        ? HttpResponse.json({ build: 'another' })
        : HttpResponse.json(about, init),
    )
  const { path, build, stamp } = built

  it.each<[string, object | null, { status: number }?]>([
    ['a page of another build', { path, build: 'another', stamp }],
    ['a page of no build', { path, stamp }],
    ['data that the document was not built from', { path, build, stamp: 'edited' }],
    ['not an object', null],
    ['missing, in the middle of an upload', {}, { status: 404 }],
    ['an error of the server', {}, { status: 503 }],
  ])('are refused: its own page is %s', async (_case, about, init) => {
    answerWith(about, init)
    await expect(networkSource(base, built).page('/About')).rejects.toThrow()
    await expect(networkSource(base, built).page('/about')).rejects.toThrow()
  })

  it('are refused: a layout of another build', async () => {
    answerWith({})
    await expect(networkSource(base, built).layout()).rejects.toThrow('another build')
  })

  it('are not another page of the same build, nor a path that does not exist', async () => {
    answerWith({ path: '/Contact', build, stamp: 'its own' })
    expect(await networkSource(base, built).page('/Contact')).toMatchObject({ path: '/Contact' })
    answerWith({}, { status: 404 })
    expect(await networkSource(base, built).page('/Contact')).toBeUndefined()
  })
})
