import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { pageAddress } from '../../src/catalogue/address.ts'
import { networkSource } from '../../src/pages/source.ts'
import { server } from '../server.ts'

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

it('a path that no page answers to is unknown, and a server that fails is told of', async () => {
  const source = networkSource(base)
  server.use(http.get(`${base}*`, () => new HttpResponse(null, { status: 404 }), { once: true }))
  expect(await source.page('/Nowhere')).toBeUndefined()
  server.use(http.get(`${base}*`, () => new HttpResponse(null, { status: 503 })))
  await expect(source.page('/Page')).rejects.toThrow('503')
})
