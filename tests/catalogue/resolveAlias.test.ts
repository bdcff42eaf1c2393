import { expect, it } from 'vitest'
import { resolveAlias } from '../../src/catalogue/resolveAlias.ts'
import { Aliases } from '../../src/catalogue/schemas/aliases.ts'

const aliases = Aliases.parse({
  '/PVCSheet': '/Pvccorrugatedroofingsheet',
  '/SelfDrillingScrew': '/Selfdrillingscrew',
  '/Roof': '/Upvcroofingsheets',
  // The check refuses an alias that is the path of another page in another case.
  '/UPVCroofingsheets': '/Pvccorrugatedroofingsheet',
})

it.each([
  ['an alias', '/PVCSheet', '/Pvccorrugatedroofingsheet'],
  ['an alias in lower case', '/pvcsheet', '/Pvccorrugatedroofingsheet'],
  ['an alias in capitals', '/ROOF', '/Upvcroofingsheets'],
  ['an alias that is its page in another case', '/SelfDrillingScrew', '/Selfdrillingscrew'],
  ['that page itself', '/Selfdrillingscrew', '/Selfdrillingscrew'],
  ['that page in a third case', '/selfdrillingscrew', '/Selfdrillingscrew'],
  [
    'the page of an alias in another case',
    '/PVCCORRUGATEDROOFINGSHEET',
    '/Pvccorrugatedroofingsheet',
  ],
  [
    'a page before an alias that is its path in another case',
    '/upvcroofingsheets',
    '/Upvcroofingsheets',
  ],
  ['a path that begins with an alias', '/PVCSheets', undefined],
  ['a path below an alias', '/Roof/', undefined],
  ['the home page', '/', undefined],
  ['any other page', '/About', undefined],
  ['a name that every object has', '/constructor', undefined],
  ['the same without a slash', 'constructor', undefined],
])('resolves %s: %s', (_, path, page) => {
  expect(resolveAlias(path, aliases)).toBe(page)
})

it('resolves nothing without aliases', () => {
  expect(resolveAlias('/Roof', {})).toBeUndefined()
})
