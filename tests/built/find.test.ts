// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { indexAddress } from '../../src/pages/find/format.ts'
import { registry, viewOf } from '../helpers/registry.ts'
import { base, built, documentOf, fileOf, isFile } from './dist.ts'

const page = documentOf(fileOf('/Find'))
const hrefs = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((a) => a.getAttribute('href'))

describe('the finder without script', () => {
  it('has every job with all that suits it and why, and a link to each job', () => {
    for (const { key, title, products } of registry.jobs.jobs) {
      const job = page.getElementById(key)
      expect(job?.querySelector('h3')?.textContent).toBe(title)
      expect(job && hrefs(job)).toEqual(products.map(({ path }) => base + path.slice(1)))
      for (const { reason } of products) expect(job?.textContent).toContain(reason)
      expect(hrefs(page)).toContain(`#${key}`)
    }
  })

  it('says what it cannot do, and offers the phone, WhatsApp and all products', () => {
    const view = viewOf('/Find')
    expect(page.querySelector('noscript')?.textContent).toContain(
      view.kind === 'find' ? view.unscripted : undefined,
    )
    const ways = hrefs(page.querySelector('main') ?? page)
    expect(ways).toContain(registry.site.phone.href)
    expect(ways).toContain(`https://wa.me/${registry.site.whatsapp}`)
    for (const { path } of registry.categories.categories)
      expect(ways).toContain(base + path.slice(1))
  })

  it('is asked by a form that leads to itself', () => {
    const form = page.querySelector('form[role=search]')
    expect(form?.getAttribute('action')).toBe(`${base}Find`)
    expect(form?.querySelector('input[type=search][name=q]')).not.toBeNull()
  })
})

it('the data of the finder lie where it looks for them, and no page says them ahead', () => {
  expect(isFile(indexAddress)).toBe(true)
  expect(built(fileOf('/Find'))).not.toContain(indexAddress)
})
