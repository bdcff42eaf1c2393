import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { pageAddress } from '../../src/catalogue/address.ts'
import { networkSource } from '../../src/pages/source.ts'
import { registry, viewOf } from '../registry.ts'
import { server } from '../server.ts'

const base = 'https://site.example/'

it.each(Object.entries(registry.aliases))(
  '%s is known to lead to %s once that has been fetched, and then only once',
  async (alias, path) => {
    const asked: string[] = []
    server.use(
      http.get(`${base}*`, ({ request }) => {
        asked.push(request.url)
        return HttpResponse.json(viewOf(path))
      }),
    )
    const source = networkSource(base)
    expect(source.leadsTo(alias)).toBe(alias)
    await source.page(alias)
    expect(source.leadsTo(alias)).toBe(path)
    expect(source.leadsTo(path)).toBe(path)
    expect(source.leadsTo('/About')).toBe('/About')
    await source.page(path)
    expect(asked).toEqual([base + pageAddress(alias)])
  },
)
