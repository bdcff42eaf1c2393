import { describe, expect, it } from 'vitest'
import { Path } from '../../../src/model/shape/text.ts'
import { registry, views } from '../../helpers/registry.ts'
import { finderOf } from './catalogue.ts'

describe('the catalogue', () => {
  const finding = views.finding()
  const finder = finderOf(finding).open()
  const found = async (text: string) => {
    const { products } = await finder.find({ text, chosen: {} })
    return products.map((n) => finding.products[n]?.look.path)
  }

  it('has all of its products, each found by its name and by what buyers call it', async () => {
    const products = Object.keys(registry.routes).filter(
      (path) => registry.routes[path] === 'product',
    )
    expect(finding.products.map(({ look }) => look.path).toSorted()).toEqual(products.toSorted())
    for (const { look, search } of finding.products) {
      for (const text of [look.label, ...search])
        expect(await found(text), text).toContain(look.path)
    }
  })

  it('finds, by a job, what suits it', async () => {
    for (const { title, search = [], products } of registry.jobs.jobs) {
      for (const text of [title, ...search]) {
        expect(await found(text), text).toEqual(
          expect.arrayContaining(products.map(({ path }) => path)),
        )
      }
    }
  })

  it('at ten thousand products moves less than 100 kB for a search', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => {
      // By turns, in no order that would make the files small.
      const model = finding.products[(i * 7919 + (i >> 5)) % finding.products.length]
      if (model === undefined) throw new Error('there is no product')
      const label = `${model.look.label} ${i}`
      const look = { ...model.look, label, path: Path.parse(`/Made${i}`) }
      return { ...model, look, names: [...model.names, label] }
    })
    const { files, open, sizes } = finderOf({ ...finding, products: many })
    const [{ look } = { look: undefined }] = many
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
    for (const text of [
      ...letters,
      look?.label ?? '',
      ...registry.categories.categories.map(({ label }) => label),
    ]) {
      sizes.length = 0
      const finder = open()
      const { products } = await finder.find({ text, chosen: {} })
      await finder.looks(products.slice(0, 12))
      expect(
        sizes.reduce((sum, size) => sum + size),
        text,
      ).toBeLessThan(100_000)
    }
    expect(files.size).toBeGreaterThan(100)
  })
})
