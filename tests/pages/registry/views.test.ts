import { expect, it } from 'vitest'
import { fullPages, registry } from '../../helpers/registry.ts'
import { viewsOf } from '../../helpers/views.ts'

it('a page has its own title, or else its heading followed by the name of the business', () => {
  const [first] = fullPages
  if (first === undefined) throw new Error('no full page')
  const { path, page } = first
  const titleWith = (title: string | undefined) => {
    const pages = new Map(registry.pages).set(path, { ...page, title })
    return viewsOf({ ...registry, pages }).page(path)?.head.title
  }
  expect(titleWith('Sheets in Surat')).toBe('Sheets in Surat')
  expect(titleWith(undefined)).toBe(`${page.heading} | ${registry.site.name}`)
})
