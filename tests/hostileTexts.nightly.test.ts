import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Files } from '../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../src/check/checkCatalogue.ts'
import { formatCellMessage } from '../src/editor/sheet/importSheets.ts'
import { listEnquiry } from '../src/enquiry/list/listEnquiry.ts'
import { type NewItem, readItem } from '../src/enquiry/list/listItem.ts'
import { readListLink, readProductForm, writeListLink } from '../src/enquiry/list/listLink.ts'
import { answerTo } from '../src/pages/find/answer.ts'
import { chosenOptions, readQuery, writeQuery } from '../src/pages/find/query.ts'
import { gridsOf, imported } from './editor/sheet/sheets.ts'
import { fullPages, views } from './helpers/frozenCatalogue.ts'
import { arbitraryHostile, foundByMistake, inheritedNames } from './helpers/hostileTexts.ts'
import { runs } from './helpers/runs.ts'
import { withTranslations } from './helpers/translations.ts'
import { viewOfKind } from './helpers/views.ts'
import { ridged, whole } from './helpers/wholeCatalogue.ts'
import { makeInbox } from './inbox/inbox.ts'
import { postedEnquiry } from './inbox/requests.ts'
import { small, smallFinder } from './pages/find/smallFinder.ts'

const seed = Number(process.env.CHECK_SEED ?? 20261126)

/** Tries names and values: each name that every object has, and random ones. */
async function tryTexts(
  numRuns: number,
  use: (name: string, value: string) => unknown,
): Promise<void> {
  for (const name of inheritedNames.slice(0, runs(numRuns))) await use(name, name)
  const property = fc.asyncProperty(arbitraryHostile, arbitraryHostile, async (name, value) => {
    await use(name, value)
  })
  await fc.assert(property, { seed, numRuns: runs(numRuns) })
}

describe('a list', () => {
  const { words } = viewOfKind(views, '/List', 'list')
  const [product] = fullPages
  if (product === undefined) throw new Error('there is no product')
  const { path, view } = product
  const known = { name: view.heading, table: view.specification }

  function expectMessage(items: readonly NewItem[], details: object, name: string, value: string) {
    for (const listed of [known, 'gone', undefined] as const) {
      const content = items.map((item) => ({ item: { ...item, id: '1' }, product: listed }))
      const { about, fields } = listEnquiry('list', { items: content, details, words })
      const written = [about, ...fields.flatMap(({ label, text }) => [label, text])].join('\n')
      if (!foundByMistake.test(name + value)) expect(written).not.toMatch(foundByMistake)
    }
  }

  it('that a link holds, with any names and values', () =>
    tryTexts(60, (name, value) => {
      const part = new URLSearchParams([
        ['p', path.slice(1)],
        ...['n', 'q', 'u', 'place', 'note', `v.${name}`, `r.${name}`, name].map((one) => [
          one,
          value,
        ]),
      ])
      const read = readListLink(`#list1/${part}/note=${encodeURIComponent('x')}/${name}/end`)
      if (read === undefined) throw new Error('it is a list')
      const { items, note = '', place = '' } = read
      expectMessage(items, { note, place }, name, value)
      expect(readListLink(writeListLink({ items }))?.items).toHaveLength(items.length)
      const form = readProductForm(part)
      if (form !== undefined) expectMessage([form.item], {}, name, value)
    }))

  it('that the browser has stored, with any names and values', () =>
    tryTexts(60, (name, value) => {
      const values = Object.fromEntries([
        [name, value],
        ['colour', name],
      ])
      const stored = {
        path,
        name: value,
        quantity: value,
        unit: 'pieces',
        values,
        measures: values,
      }
      const item = readItem('1', JSON.stringify(stored))
      if (item === undefined) throw new Error('it is an item')
      expectMessage([item], { note: value, place: name }, name, value)
      for (const field of Object.keys(stored)) {
        const other = { ...stored, [field]: name }
        expect(() => readItem('1', JSON.stringify(other))).not.toThrow()
      }
    }))
})

it('a query of the finder, with any fields and values', async () => {
  const page = viewOfKind(views, '/Find', 'find')
  await tryTexts(60, (name, value) => {
    const fields = new URLSearchParams([
      ['q', value],
      [name, value],
      ['colour', name],
      ['x', name],
    ])
    const query = readQuery(`?${fields}`, small.filters)
    expect(readQuery(writeQuery(query), small.filters).chosen).toEqual(query.chosen)
    expect(chosenOptions(query, small.filters)).toEqual([])
    const { result } = answerTo(query, page, smallFinder)
    expect(JSON.stringify(result ?? '')).not.toMatch(foundByMistake)
    expect(readQuery(`?${name}=${value}`, small.filters).chosen).toEqual({
      material: [],
      colour: [],
    })
  })
})

describe('a catalogue', () => {
  /** Changes the text of a file, which stays JSON. */
  function withValue(file: string, change: (value: unknown) => void): Files {
    const value: unknown = JSON.parse(String(whole.texts.get(file)))
    change(value)
    return { ...whole, texts: new Map(whole.texts).set(file, JSON.stringify(value)) }
  }

  function expectChecked(files: Files): void {
    const { problems, warnings } = checkCatalogue(files)
    for (const { message } of [...problems, ...warnings]) {
      expect(message).not.toMatch(/native code|function \w*\(/)
    }
  }

  /** The dictionaries of the catalogue: their files, and the way to them. */
  const dictionaries = [
    ['data/routes.json', []],
    ['data/aliases.json', []],
    ['data/pictures.json', []],
    ['data/properties.json', ['properties']],
    ['data/properties.json', ['words']],
    [ridged, []],
    [ridged, ['facts']],
  ] as const

  it.each(dictionaries)('with any name and any reference in %s %j', (file, steps) =>
    tryTexts(6, (name, value) => {
      const files = withValue(file, (root) => {
        let at: unknown = root
        for (const step of steps) at = Object(at)[step]
        if (typeof at !== 'object' || at === null) return
        const set = (key: string, set: unknown) =>
          Object.defineProperty(at, key, { value: set, enumerable: true, configurable: true })
        const [first = ''] = Object.keys(at)
        set(name, value)
        set(value, Object(at)[first])
      })
      expectChecked(files)
    }),
  )

  it('with any word that names a text, a path, a word or a property', () =>
    tryTexts(8, (name, value) => {
      const texts = new Map(whole.texts)
      const text = String(texts.get(ridged))
      for (const word of [
        '"colour"',
        '"zinc"',
        '"light-grey"',
        '"/Flatsheet"',
        '"thickness"',
        '"mm"',
      ]) {
        const changed = text.replace(word, () => JSON.stringify(word === '"mm"' ? value : name))
        expectChecked({ ...whole, texts: texts.set(ridged, changed) })
      }
    }))

  it('with any translation', () =>
    tryTexts(12, (name, value) => {
      expectChecked(withTranslations(ridged, { [name]: value, 'Ridged sheets': value }))
      expectChecked(withTranslations(ridged, { 'Ridged sheets': { [`/${name}`]: value } }))
    }))
})

it('a spreadsheet, with any cell', async () => {
  const sheets = gridsOf(whole)
  let at = 0
  await tryTexts(25, (name, value) => {
    // Each time another sheet, another line and another column.
    at += 1
    const grids = sheets.map(({ name: sheet, rows }, i) => ({
      name: at % 7 === 0 ? name : sheet,
      rows: rows.map((row, r) =>
        row.map((cell, c) => {
          if (r === (at * 3) % rows.length && c === (at * 5 + i) % row.length) return value
          return r === (at * 11) % rows.length && c === (at + i) % row.length ? name : cell
        }),
      ),
    }))
    const { errors, warnings } = imported(grids)
    const said = [...errors, ...warnings].map(formatCellMessage).join('\n')
    if (!foundByMistake.test(name + value)) expect(said).not.toMatch(foundByMistake)
  })
}, 120_000)

it('a post to the inbox, with any names and values', async () => {
  const inbox = await makeInbox({ INBOX_PER_MINUTE: '100000' })
  const cookie = await inbox.signIn()
  const allowed = [200, 400, 413, 422]
  let stored = 0
  await tryTexts(40, async (name, value) => {
    const { idempotencyKey, fields: own } = postedEnquiry()
    const fields = Object.fromEntries([...Object.entries(own), [name, value], [value, name]])
    const some = Object.fromEntries([[name, value]])
    const bodies = [
      { fields, labels: some, texts: some },
      { fields: own, about: value, page: name, language: value },
      { fields: own, form: name },
      { fields: own, [name]: value },
    ]
    for (const [i, change] of bodies.entries()) {
      const key = `${idempotencyKey}-${i}`
      const body = { ...postedEnquiry(), idempotencyKey: key, ...change }
      const { status } = await inbox.post(body)
      expect(allowed).toContain(status)
      if (status === 200) stored += 1
    }
    const search = `/?q=${encodeURIComponent(value.slice(0, 2000).replace(/[\ud800-\udfff]/g, ''))}`
    expect((await inbox.visit(search, undefined, cookie)).status).toBe(200)
  })
  expect(await inbox.stored()).toHaveLength(stored)
  expect(stored).toBeGreaterThan(50)
  for (const page of ['/', '/?folder=spam', '/enquiries.csv', '/enquiries.xlsx']) {
    const response = await inbox.visit(page, undefined, cookie)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(/native code/)
  }
  for (let id = 1; id <= stored; id += 1) {
    const response = await inbox.visit(`/enquiry/${id}`, undefined, cookie)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(/native code/)
  }
}, 300_000)
