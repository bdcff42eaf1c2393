import { describe, expect, it } from 'vitest'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { base, builtPaths, documentOf, fileOf, files, isFile, readBuilt } from './dist.ts'

const page = documentOf(fileOf('/Find'))
const hrefs = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((a) => a.getAttribute('href'))

describe('the finder without script', () => {
  it('has every job with its products and the reasons for them, and a link to each job', () => {
    for (const { key, title, products } of frozenCatalogue.jobs.jobs) {
      const job = page.getElementById(key)
      expect(job?.querySelector('h3')?.textContent).toBe(title)
      const links = [...(job?.querySelectorAll('ol') ?? [])].flatMap(hrefs)
      expect(links).toEqual(
        products.map(
          ({ path }) => `${base}${path.slice(1)}?${new URLSearchParams({ for: title })}`,
        ),
      )
      for (const { reason } of products) expect(job?.textContent).toContain(reason)
      expect(hrefs(page)).toContain(`#${key}`)
      expect(page.querySelector(`a[href="#${key}"] img`)).not.toBeNull()
    }
  })

  it('says once, above all jobs, what holds for the advice', () => {
    const find = frozenCatalogue.pages.get('/Find')
    if (find?.kind !== 'find') return expect.unreachable('/Find is the finder')
    const caution = [...page.querySelectorAll('p')].filter(
      ({ textContent }) => textContent === find.jobs?.caution,
    )
    expect(caution).toHaveLength(1)
    const jobs = caution[0]?.nextElementSibling
    for (const { key } of frozenCatalogue.jobs.jobs) {
      expect(jobs?.contains(page.getElementById(key))).toBe(true)
    }
  })

  it('has a form that submits to its own page', () => {
    const form = page.querySelector('form[role=search]')
    expect(form?.getAttribute('action')).toBe(`${base}Find`)
    expect(form?.querySelector('input[type=search][name=q]')).not.toBeNull()
  })
})

it('the index has the address in the data of the page, and the HTML does not load it', () => {
  const { index } = JSON.parse(readBuilt(`${pageDataAddress('/Find')}`))
  expect(isFile(index)).toBe(true)
  expect(readBuilt(fileOf('/Find'))).not.toContain(index)
})

it('only the page of the finder loads the script of the finder', () => {
  const scripts = files.filter(
    (name) => /\.js$/.test(name) && readBuilt(name).includes('MiniSearch'),
  )
  expect(scripts).toHaveLength(1)
  const [script = ''] = scripts
  for (const path of builtPaths) {
    const loads = readBuilt(fileOf(path)).includes(script)
    expect(loads, path).toBe(path === '/Find')
  }
})
