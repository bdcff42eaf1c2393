import { HttpResponse, type HttpResponseInit, http, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'
import { layoutAddress, pageAddress } from '../../src/model/catalogue/address.ts'
import { networkSource } from '../../src/pages/source.ts'
import { server } from '../helpers/server.ts'

const base = 'https://site.example/'

it('a page is fetched once, whether by an alias or by its own path', async () => {
  const asked: string[] = []
  server.use(
    http.get(`${base}*`, ({ request }) => {
      asked.push(request.url)
      return HttpResponse.json({ path: '/Page' })
    }),
  )
  const source = networkSource(base)
  for (const path of ['/Alias', '/Alias', '/Page']) {
    expect(await source.page(path)).toEqual({ path: '/Page' })
  }
  expect(asked).toEqual([base + pageAddress('/Alias')])
})

describe('what does not belong to the document', () => {
  const built = { path: '/About', build: 'this one', stamp: 'as built' }
  const answerWith = (about: JsonBodyType, init?: HttpResponseInit) =>
    server.use(
      http.get(base + layoutAddress, () => HttpResponse.json({ build: 'another' })),
      http.get(`${base}data/pages/*`, () => HttpResponse.json(about, init)),
    )
  const { path, build, stamp } = built

  it.each<[string, JsonBodyType, HttpResponseInit?]>([
    ['of another build', { path, build: 'another', stamp }],
    ['of no build', { path, stamp }],
    ['what it was not built from', { path, build, stamp: 'edited' }],
    ['no object', null],
    ['not there, in the middle of an upload', {}, { status: 404 }],
    ['refused', {}, { status: 503 }],
  ])('is refused: its own page is %s', async (_case, about, init) => {
    answerWith(about, init)
    await expect(networkSource(base, built).page('/About')).rejects.toThrow()
    await expect(networkSource(base, built).page('/about')).rejects.toThrow()
  })

  it('is refused: a layout of another build', async () => {
    answerWith({})
    await expect(networkSource(base, built).layout()).rejects.toThrow('another build')
  })

  it('is told from another page of the same build, and from a path that leads nowhere', async () => {
    answerWith({ path: '/Contact', build, stamp: 'its own' })
    expect(await networkSource(base, built).page('/Contact')).toMatchObject({ path: '/Contact' })
    answerWith({}, { status: 404 })
    expect(await networkSource(base, built).page('/Contact')).toBeUndefined()
  })
})
