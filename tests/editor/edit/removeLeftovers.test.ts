import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { filesAfter, formatTaskMessage, runTask } from '../../../src/editor/edit/catalogueEdit.ts'
import {
  changeValue,
  editFile,
  insertEntry,
  moveEntry,
  removeEntry,
} from '../../../src/editor/edit/json.ts'
import { movePage, newPage, renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { removeLeftovers } from '../../../src/editor/edit/removeLeftovers.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { translationsIn, withGujarati, withTranslations } from '../../helpers/translations.ts'
import { ridged, whole, withSources } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from '../sheet/sheets.ts'

const home = 'data/home.json'
const homeGu = 'data/gu/home.json'
const sources = 'data/sources.json'
const list = ['products', 'cards']
const cards = '/products/cards'
const titles = ['ક્લિપ શીટ', 'સ્ક્રૂ', 'રિજ શીટ', 'સપાટ શીટ']

const about = (file: string, pointer: string, reason = 'Not known yet.') => ({
  file,
  pointer,
  from: 'owner',
  reason,
})

/** The titles of all home cards in Gujarati, by their pointers. */
const words = Object.fromEntries(titles.map((title, i) => [`${cards}/${i}/title`, title]))
const translated = withTranslations(home, words)

/** The files with another text in one file. */
function written(files: Files, file: string, text: string): Files {
  return { ...files, texts: new Map(files.texts).set(file, text) }
}

/** The files with another value in one file. */
function changed(files: Files, file: string, edit: (value: unknown) => unknown): Files {
  return written(files, file, editFile(file, String(files.texts.get(file)), edit))
}

/** The files after a change and after what was left over of it was removed. */
function cleaned(after: Files, ...earlier: readonly Files[]): Files {
  return filesAfter(after, removeLeftovers(after, { earlier }))
}

const pointersIn = (files: Files) =>
  JSON.parse(String(files.texts.get(sources))).entries.map(
    (one: { pointer: string }) => one.pointer,
  )

describe('a card that is removed', () => {
  const without = (files: Files, at: number) =>
    changed(files, home, (page) => removeEntry(page, [...list, at]))

  it('takes its translations with it, and those of the cards after it stay with their cards', () => {
    const after = cleaned(without(translated, 1), translated)
    expect(translationsIn(after, homeGu)).toEqual({
      [`${cards}/0/title`]: titles[0],
      [`${cards}/1/title`]: titles[2],
      [`${cards}/2/title`]: titles[3],
    })
    expect(removeLeftovers(after).changed.size).toBe(0)
  })

  it('takes no translation of a later card with it that is out of date', () => {
    const rewritten = changed(translated, home, (page) =>
      changeValue(page, [...list, 2, 'title'], 'Sheets with ridges'),
    )
    const after = cleaned(without(rewritten, 1), rewritten)
    expect(translationsIn(after, homeGu)).toMatchObject({ [`${cards}/1/title`]: titles[2] })
  })

  it('takes the sources about it with it, and those about the cards after it follow their cards', () => {
    const notes = withSources(
      [0, 1, 2]
        .map((i) => about(home, `${cards}/${i}/title`))
        .concat(about(home, `${cards}/~1Flatsheet`)),
      translated,
    )
    expect(pointersIn(cleaned(without(notes, 1), notes))).toEqual([
      `${cards}/0/title`,
      `${cards}/1/title`,
      `${cards}/~1Flatsheet`,
    ])
  })

  it('leaves everything as it is while another file cannot be read, and is cleaned up after once it can', () => {
    const unreadable = (files: Files) => written(files, ridged, '{')
    const after = without(translated, 1)
    expect(removeLeftovers(unreadable(after), { earlier: [translated] }).changed.size).toBe(0)
    const back = cleaned(after, unreadable(after), unreadable(translated), translated)
    expect(Object.values(translationsIn(back, homeGu) ?? {})).toEqual(titles.toSpliced(1, 1))
  })

  it('is told from the one that was added in its place while a field of that was still empty', () => {
    const stale = changed(translated, home, (page) =>
      changeValue(page, [...list, 3, 'title'], 'Flat'),
    )
    const empty = { path: '/Screw', title: '', picture: 'clip.webp' }
    const added = changed(stale, home, (page) => insertEntry(page, list, empty))
    const removed = without(added, 3)
    const filled = changed(removed, home, (page) =>
      changeValue(page, [...list, 3, 'title'], 'Bolts'),
    )
    const after = cleaned(filled, removed, added, stale)
    expect(Object.values(translationsIn(after, homeGu) ?? {})).toEqual(titles.slice(0, 3))
  })
})

describe('a card that stays', () => {
  it('keeps its translation, as out of date, when its English is rewritten', () => {
    const rewritten = changed(translated, home, (page) =>
      changeValue(page, [...list, 1, 'title'], 'Bolts'),
    )
    expect(removeLeftovers(rewritten, { earlier: [translated] }).changed.size).toBe(0)
    expect(removeLeftovers(rewritten).changed.size).toBe(0)
  })

  it('keeps its translation while its text has no word, for as long as it is being typed', () => {
    const typing = changed(translated, home, (page) =>
      changeValue(page, [...list, 1, 'title'], '1'),
    )
    const options = { earlier: [translated] }
    expect(removeLeftovers(typing, { ...options, unfinished: true }).changed.size).toBe(0)
    expect(translationsIn(cleaned(typing, translated), homeGu)).not.toHaveProperty([
      `${cards}/1/title`,
    ])
  })

  it('keeps what is about it when it is moved, and when it gets another name', () => {
    const notes = withSources(
      [about(home, `${cards}/~1CardA/title`), about(home, `${cards}/3`)],
      translated,
    )
    const moved = changed(notes, home, (page) => moveEntry(page, list, 0, 3))
    const once = cleaned(moved, notes)
    expect(translationsIn(once, homeGu)).toMatchObject({ [`${cards}/3/title`]: titles[0] })
    expect(pointersIn(once)).toEqual([`${cards}/~1CardA/title`, `${cards}/2`])
    const renamed = changed(once, home, (page) =>
      changeValue(page, [...list, 3, 'path'], '/Clipsheet'),
    )
    expect(pointersIn(cleaned(renamed, once))).toEqual([`${cards}/~1Clipsheet/title`, `${cards}/2`])
  })
})

describe('a task', () => {
  const screw = 'data/pages/Screw.json'
  const notes = withSources(
    [
      about(screw, '/summary'),
      about('data/routes.json', '/~1Screw'),
      about('data/categories.json', '/categories/OtherProduct/items/~1Screw/name'),
      about(home, `${cards}/1/title`),
    ],
    withTranslations(screw, { '/heading': 'સ્ક્રૂ' }, translated),
  )
  const more = filesAfter(notes, requireSuccess(newPage(notes, 'Nail', 'OtherProduct')))

  it('that removes a page leaves nothing of it over', () => {
    const done = requireSuccess(removePage(more, 'Screw', 'Nail'))
    const after = filesAfter(more, done)
    expect(after.texts.has('data/gu/pages/Screw.json')).toBe(false)
    expect(pointersIn(after)).toEqual([])
    expect(done.messages.map(formatTaskMessage)).toContain(
      `${sources}  "/summary" of ${screw} is removed from the list`,
    )
    expect(removeLeftovers(after).changed.size).toBe(0)
  })

  it('that renames a page takes along what is about it', () => {
    const after = filesAfter(more, requireSuccess(renamePage(more, 'Screw', 'Bolt')))
    expect(translationsIn(after, 'data/gu/pages/Bolt.json')).toEqual({ '/heading': 'સ્ક્રૂ' })
    expect(pointersIn(after)).toEqual([
      '/summary',
      '/categories/OtherProduct/items/~1Bolt/name',
      `${cards}/1/title`,
    ])
  })

  it('that moves a product to another menu takes along what is about its line there', () => {
    const after = filesAfter(more, requireSuccess(movePage(more, 'Screw', 'RoofingSheet')))
    expect(pointersIn(after)).toContain('/categories/RoofingSheet/items/~1Screw/name')
  })

  it('that removes an entry and changes what is about another keeps the two apart', () => {
    const before = withSources([about(home, `${cards}/0`), about(home, `${cards}/1`)], translated)
    const done = runTask(before, (work) => {
      work.remove(home, [...list, 0])
      work.change(sources, ['entries', 1, 'reason'], 'Asked.')
    })
    const after = filesAfter(before, requireSuccess(done))
    expect(JSON.parse(String(after.texts.get(sources))).entries).toEqual([
      about(home, `${cards}/0`, 'Asked.'),
    ])
  })
})

describe('a spreadsheet that removes a property', () => {
  const rows = ['specification', 'rows']
  const own = { coating: 'Zinc all round', colour: 'Grey as the sky' }
  /** The small catalogue with two properties in the page's own words, which are translated. */
  const withOwn = Object.entries(own).reduce((files, [property, text]) => {
    const page = JSON.parse(String(files.texts.get(ridged)))
    const at = page.specification.rows.findIndex(
      (row: object) => 'property' in row && row.property === property,
    )
    return changed(files, ridged, (before) => changeValue(before, [...rows, at, 'value'], { text }))
  }, withGujarati(whole))
  const pointer = (at: number) => `/specification/rows/${at}/value/text`
  const files = withSources(
    [about(ridged, '/specification/rows/4'), about(ridged, '/specification/rows/coating')],
    withTranslations(ridged, { [pointer(3)]: 'ઝિંક', [pointer(4)]: 'રાખોડી' }, withOwn),
  )

  it('leaves nothing of it over, and keeps what is about the property after it', () => {
    const grids = typed(gridsOf(files, 'Properties'), '/Ridgedsheet|', {
      'Coating (GSM)': 'delete',
    })
    const { after, errors, messages } = imported(grids, files)
    expect(errors).toEqual([])
    expect(translationsIn(after, 'data/gu/pages/Ridgedsheet.json')).toEqual({
      [pointer(3)]: 'રાખોડી',
    })
    expect(pointersIn(after)).toEqual(['/specification/rows/3'])
    expect(messages.map(({ file }) => file)).toContain('data/gu/pages/Ridgedsheet.json')
  })
})
