import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { unconfirmedPointers } from '../../../src/editor/forms/unconfirmedPointers.ts'
import { pictureList } from '../../../src/editor/worker/pictureList.ts'
import { searchCatalogue } from '../../../src/editor/worker/search.ts'
import { readBy, ridged, whole, withFile, withSources } from '../../helpers/wholeCatalogue.ts'

const { draft } = readCatalogue(whole)

describe('the search over everything', () => {
  it.each([
    ['a page by its name', 'ridged', { pointer: '' }],
    ['a figure by its label', 'thickness', { label: 'Thickness' }],
    ['a page by its short address', '/CardB', { file: 'data/pages/Screw.json', pointer: '' }],
    ['what is misspelt a little', 'thicknes', { label: 'Thickness' }],
  ])('finds %s', (_, query, found) => {
    expect(searchCatalogue(draft, query).matches).toContainEqual(expect.objectContaining(found))
  })

  it('finds the address of the business, and not the links to pages', () => {
    const files = searchCatalogue(draft, 'address').matches.map(({ file, text }) => ({
      file,
      text,
    }))
    expect(files.map(({ file }) => file)).toContain('data/site.json')
    expect(files.filter(({ text }) => text.startsWith('/'))).toEqual([])
  })

  it('shows a page before what is on it', () => {
    expect(searchCatalogue(draft, 'ridged').matches[0]?.pointer).toBe('')
  })

  it('shows the filter words of a page in words, not in keys', () => {
    const files = withFile(ridged, (page) =>
      Object.assign(page, { filterWords: { colour: ['on-request'] } }),
    )
    const { matches } = searchCatalogue(readCatalogue(files).draft, 'filter words')
    expect(matches).toContainEqual(
      expect.objectContaining({ label: 'Filter words, Colour', text: 'On request' }),
    )
  })

  it.each(['ridged thickness', 'thickness ridged sheets'])(
    'finds a row by words of its page and its own: %s',
    (query) => {
      const { matches } = searchCatalogue(draft, query)
      expect(matches[0]).toMatchObject({ file: ridged, label: 'Thickness' })
      expect(new Set(matches.map(({ file }) => file))).toEqual(new Set([ridged]))
    },
  )

  it('finds it also if other fields have all of the words', () => {
    const other = withFile('data/about.json', (page) =>
      Object.assign(page, { lead: 'Ridged sheets of any thickness.' }),
    )
    const { matches } = searchCatalogue(readCatalogue(other).draft, 'ridged thickness')
    expect(matches).toContainEqual(expect.objectContaining({ file: ridged, label: 'Thickness' }))
    expect(matches).toContainEqual(expect.objectContaining({ file: 'data/about.json' }))
  })

  it('finds nothing if a word is nowhere', () => {
    expect(searchCatalogue(draft, 'thickness xyzzy').total).toBe(0)
  })
})

describe('the pictures', () => {
  it('are listed with the pages that show them', () => {
    const shown = pictureList(draft).find(({ name }) => name === 'ridged.jpg')
    expect(shown?.missing).toBeUndefined()
    expect(shown?.uses.map(({ page }) => page)).toContain('Ridged sheets')
  })

  it.each([
    ['has no file', { pictures: new Map() }, 'file'],
    [
      'is not described',
      { texts: new Map([...whole.texts, ['data/pictures.json', '{}']]) },
      'description',
    ],
  ])('say that a picture %s', (_, changed, missing) => {
    const { draft } = readCatalogue({ ...whole, ...changed })
    expect(pictureList(draft).map((one) => one.missing)).toContain(missing)
  })
})

it('what nobody has confirmed is known field by field', () => {
  const entry = { file: 'data/site.json', pointer: '/name', from: 'owner' } as const
  const of = (more = {}) => {
    const files = withSources([entry], undefined, more)
    return [...unconfirmedPointers(readCatalogue(files).draft, entry.file)]
  }
  expect(of()).toEqual(['/name'])
  expect(of(readBy(entry.file, 'Another name'))).toEqual(['/name'])
  expect(of(readBy(entry.file, draft.site?.name ?? ''))).toEqual([])
})
