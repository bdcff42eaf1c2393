import { expect, it } from 'vitest'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { readBuilt } from './dist.ts'

const { error, navigation } = frozenCatalogue.site

/** The content of `main` of a built page. */
const mainOf = (file: string) => /<main.*<\/main>/s.exec(readBuilt(file))?.[0] ?? ''

it('the error page has a search field that works without script, and suggests no page before it is opened', () => {
  const main = mainOf('404.html')
  expect(main).toMatch(/<form role="search"[^>]* action="[^"]*\/Find"/)
  expect(main).toContain(navigation.find.label)
  expect(main).not.toContain(error.nearest)
})

it('the offline page leads to no page that may not open', () => {
  const main = mainOf('offline.html')
  expect(main).not.toContain('<form')
  expect(main).not.toContain(error.nearest)
})
