import { expect, it } from 'vitest'
import { frozenCatalogue, fullPages } from '../../helpers/frozenCatalogue.ts'
import { viewsOf } from '../../helpers/views.ts'

it('a page has its own title, or else its heading followed by the name of the business', () => {
  const [first] = fullPages
  if (first === undefined) throw new Error('no full page')
  const { path, page } = first
  const titleWith = (title: string | undefined) => {
    const pages = new Map(frozenCatalogue.pages).set(path, { ...page, title })
    return viewsOf({ ...frozenCatalogue, pages }).page(path)?.head.title
  }
  expect(titleWith('Sheets in Surat')).toBe('Sheets in Surat')
  expect(titleWith(undefined)).toBe(`${page.heading} | ${frozenCatalogue.site.name}`)
})
