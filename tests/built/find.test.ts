import { describe, expect, it } from 'vitest'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import { registry } from '../helpers/registry.ts'
import { base, built, documentOf, fileOf, files, isFile, paths } from './dist.ts'

const page = documentOf(fileOf('/Find'))
const hrefs = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((a) => a.getAttribute('href'))

describe('the finder without script', () => {
  it('has every job with all that suits it and why, and a link to each job', () => {
    for (const { key, title, products } of registry.jobs.jobs) {
      const job = page.getElementById(key)
      expect(job?.querySelector('h3')?.textContent).toBe(title)
      expect([...(job?.querySelectorAll('ol') ?? [])].flatMap(hrefs)).toEqual(
        products.map(({ path }) => base + path.slice(1)),
      )
      for (const { reason } of products) expect(job?.textContent).toContain(reason)
      expect(hrefs(page)).toContain(`#${key}`)
      expect(page.querySelector(`a[href="#${key}"] img`)).not.toBeNull()
    }
  })

  it('has a form that leads to itself', () => {
    const form = page.querySelector('form[role=search]')
    expect(form?.getAttribute('action')).toBe(`${base}Find`)
    expect(form?.querySelector('input[type=search][name=q]')).not.toBeNull()
  })
})

it('its file has the address that the page’s data name, and no page loads it by itself', () => {
  const { index } = JSON.parse(built(`${pageDataAddress('/Find')}`))
  expect(isFile(index)).toBe(true)
  expect(built(fileOf('/Find'))).not.toContain(index)
})

it('its script comes with its own page alone', () => {
  const holding = files.filter((name) => /\.js$/.test(name) && built(name).includes('MiniSearch'))
  expect(holding).toHaveLength(1)
  const [script = ''] = holding
  for (const path of paths) {
    const loads = built(fileOf(path)).includes(script)
    expect(loads, path).toBe(path === '/Find')
  }
})
