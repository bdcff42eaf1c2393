import { afterEach, describe, expect, it, vi } from 'vitest'
import { layoutDataAddress, pageDataAddress } from '../../../src/catalogue/address.ts'
import { networkSource } from '../../../src/pages/registry/pageSource.ts'

const base = 'https://site.example/'

function serve(answer: (url: string) => Response): void {
  vi.stubGlobal('fetch', async (url: string) => answer(url))
}

afterEach(() => void vi.unstubAllGlobals())

it('a page is fetched once, whether by an alias or by its own path', async () => {
  const requested: string[] = []
  serve((url) => {
    requested.push(url)
    return Response.json({ path: '/Page' })
  })
  const source = networkSource(base)
  for (const path of ['/Alias', '/Alias', '/Page']) {
    expect(await source.page(path)).toEqual({ path: '/Page' })
  }
  expect(requested).toEqual([base + pageDataAddress('/Alias')])
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
