import { afterEach, describe, expect, it, vi } from 'vitest'
import { layoutDataAddress, pageDataAddress, pageDataName } from '../../../src/catalogue/address.ts'
import { networkSource, type PageSource } from '../../../src/pages/registry/pageSource.ts'

const base = 'https://site.example/'

function serve(answer: (url: string) => Response): void {
  vi.stubGlobal('fetch', async (url: string) => answer(url))
}

afterEach(() => void vi.unstubAllGlobals())

it('a page is fetched once, whether by its own path or in another case', async () => {
  const requested: string[] = []
  serve((url) => {
    requested.push(url)
    return Response.json({ path: '/Page' })
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
      return Response.json({}, { status: 404 })
    })
    const found = networkSource(base, { pages }).page(path)
    expect(await found.catch(() => undefined)).toBeUndefined()
    expect(requested).toEqual(path === '/index' ? [base + pageDataAddress('/')] : [])
  })

  it.each(['/', '/About', '/about', '/ABOUT', '/page'])('%s is found', async (path) => {
    serve((url) => Response.json({ path: url }))
    expect(await networkSource(base, { pages }).page(path)).toBeDefined()
  })
})

describe('data from the cache of the browser', () => {
  it.each([
    ['the layout', (source: PageSource) => source.layout()],
    ['a page', (source: PageSource) => source.page('/Contact')],
    ['the page of the document', (source: PageSource) => source.page('/About')],
  ])('of an earlier build are requested again from the server: %s', async (_, read) => {
    const modes: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
      modes.push(cache)
      const isFresh = cache === 'reload'
      return Response.json({ build: isFresh ? 'new' : 'old', stamp: isFresh ? 'new' : 'old' })
    })
    const source = networkSource(base, { path: '/About', build: 'new', stamp: 'new' })
    expect(await read(source)).toMatchObject({ build: 'new' })
    expect(modes).toEqual(['default', 'reload'])
  })
})

describe('data that do not belong to the document', () => {
  const built = { path: '/About', build: 'this one', stamp: 'as built' }
  const answerWith = (about: object | null, init?: ResponseInit) =>
    serve((url) =>
      url === base + layoutDataAddress
        ? Response.json({ build: 'another' })
        : Response.json(about, init),
    )
  const { path, build, stamp } = built

  it.each<[string, object | null, ResponseInit?]>([
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
