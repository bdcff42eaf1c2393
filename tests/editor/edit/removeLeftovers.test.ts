import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { filesAfter, formatTaskMessage, runTask } from '../../../src/editor/edit/catalogueEdit.ts'
import {
  changeValue,
  editFile,
  insertEntry,
  moveEntry,
  removeEntry,
} from '../../../src/editor/edit/editJson.ts'
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
/** The titles of all home cards, with their translations. */
const titles = {
  'Clip sheets': 'ક્લિપ શીટ',
  Screws: 'સ્ક્રૂ',
  'Ridged sheets': 'રિજ શીટ',
  'Flat sheets': 'સપાટ શીટ',
}

const about = (file: string, pointer: string, reason = 'Not known yet.') => ({
  file,
  pointer,
  from: 'owner',
  reason,
})

const translated = withTranslations(home, titles)
const { Screws: _, ...otherTitles } = titles

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

it('a translation is to be reviewed if another plural form of its English is rewritten', () => {
  const words = 'data/properties.json'
  const files = withTranslations(words, { '{number} years': '{number} વર્ષ' })
  const place = ['units', 'years', 'written', 'one']
  const rewritten = changed(files, words, (all) => changeValue(all, place, '{number} full year'))
  expect(translationsIn(cleaned(rewritten, files), 'data/gu/properties.json')).toEqual({
    '{number} years': { review: '{number} વર્ષ' },
  })
})

describe('a card that is removed', () => {
  const without = (files: Files, at: number) =>
    changed(files, home, (page) => removeEntry(page, [...list, at]))

  it('takes its translations with it', () => {
    const after = cleaned(without(translated, 1), translated)
    expect(translationsIn(after, homeGu)).toEqual(otherTitles)
    expect(removeLeftovers(after).changed.size).toBe(0)
  })

  it('takes no translation of another card with it whose text was rewritten in the file', () => {
    const rewritten = changed(translated, home, (page) =>
      changeValue(page, [...list, 2, 'title'], 'Sheets with ridges, ridged sheets'),
    )
    const after = cleaned(without(rewritten, 1), rewritten)
    expect(translationsIn(after, homeGu)).toEqual(otherTitles)
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
    expect(translationsIn(back, homeGu)).toEqual(otherTitles)
  })

  it('is told from the one that was added in its place while a field of that was still empty', () => {
    const empty = { path: '/Screw', title: '', picture: 'clip.webp' }
    const added = changed(translated, home, (page) => insertEntry(page, list, empty))
    const removed = without(added, 3)
    const filled = changed(removed, home, (page) =>
      changeValue(page, [...list, 3, 'title'], 'Bolts'),
    )
    const after = cleaned(filled, removed, added, translated)
    const { 'Flat sheets': _, ...left } = titles
    expect(translationsIn(after, homeGu)).toEqual(left)
  })
})

describe('a card that stays', () => {
  const rewritten = (files: Files, text: string) =>
    changed(files, home, (page) => changeValue(page, [...list, 1, 'title'], text))

  it('takes its translation along to be reviewed when its English is rewritten', () => {
    const after = cleaned(rewritten(translated, 'Bolts'), translated)
    expect(translationsIn(after, homeGu)).toEqual({ ...otherTitles, Bolts: { review: 'સ્ક્રૂ' } })
    expect(removeLeftovers(after).changed.size).toBe(0)
    // Again: it is still to be reviewed.
    const again = cleaned(rewritten(after, 'Nails'), after)
    expect(translationsIn(again, homeGu)).toEqual({ ...otherTitles, Nails: { review: 'સ્ક્રૂ' } })
  })

  it('takes a copy along if another text still has that English, and takes the translation of its new one', () => {
    const twice = changed(translated, home, (page) =>
      changeValue(page, ['quote', 'heading'], 'Screws'),
    )
    const after = cleaned(rewritten(twice, 'Bolts'), twice)
    expect(translationsIn(after, homeGu)).toEqual({ ...titles, Bolts: { review: 'સ્ક્રૂ' } })
    const same = cleaned(rewritten(translated, 'Flat sheets'), translated)
    expect(translationsIn(same, homeGu)).toEqual(otherTitles)
  })

  it('keeps its own translation of a text that has others when it is moved', () => {
    const twice = withTranslations(
      home,
      { Screws: { [`${cards}/1`]: 'સ્ક્રૂ', [`${cards}/2`]: 'પેચ' } },
      changed(translated, home, (page) => changeValue(page, [...list, 2, 'title'], 'Screws')),
    )
    const moved = changed(twice, home, (page) => moveEntry(page, list, 2, 0))
    expect(translationsIn(cleaned(moved, twice), homeGu)).toEqual({
      Screws: { [`${cards}/~1RidgedSheet`]: 'પેચ', [`${cards}/~1CardB`]: 'સ્ક્રૂ' },
    })
  })

  it('keeps what is about it when it is moved, and when it gets another name', () => {
    const notes = withSources(
      [about(home, `${cards}/~1CardA/title`), about(home, `${cards}/3`)],
      translated,
    )
    const moved = changed(notes, home, (page) => moveEntry(page, list, 0, 3))
    const once = cleaned(moved, notes)
    expect(translationsIn(once, homeGu)).toEqual(titles)
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
    withTranslations(screw, { Screws: 'સ્ક્રૂ' }, translated),
  )
  const more = filesAfter(notes, requireSuccess(newPage(notes, 'Nail', 'OtherProduct')))

  it('that removes a page leaves nothing of it over', () => {
    const done = requireSuccess(removePage(more, 'Screw', 'Nail'))
    const after = filesAfter(more, done)
    expect(after.texts.has('data/gu/pages/Screw.json')).toBe(false)
    // Its addresses stay, and lead to the chosen page.
    expect(pointersIn(after)).toEqual(['/~1CardB', '/~1Screw'])
    expect(done.messages.map(formatTaskMessage)).toContain(
      `${sources}  “Screws: Summary” is removed from the list`,
    )
    expect(removeLeftovers(after).changed.size).toBe(0)
  })

  it('that renames a page takes along what is about it', () => {
    const after = filesAfter(more, requireSuccess(renamePage(more, 'Screw', 'Bolt')))
    expect(translationsIn(after, 'data/gu/pages/Bolt.json')).toEqual({ Screws: 'સ્ક્રૂ' })
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
  const files = withSources(
    [about(ridged, '/specification/rows/4'), about(ridged, '/specification/rows/coating')],
    withTranslations(ridged, { [own.coating]: 'ઝિંક', [own.colour]: 'રાખોડી' }, withOwn),
  )

  it('leaves nothing of it over, and keeps what is about the property after it', () => {
    const grids = typed(gridsOf(files, 'Properties'), '/Ridgedsheet|', {
      'Coating (GSM)': 'delete',
    })
    const { after, errors, messages } = imported(grids, files)
    expect(errors).toEqual([])
    expect(translationsIn(after, 'data/gu/pages/Ridgedsheet.json')).toEqual({
      [own.colour]: 'રાખોડી',
    })
    expect(pointersIn(after)).toEqual(['/specification/rows/3'])
    expect(messages.map(({ file }) => file)).toContain('data/gu/pages/Ridgedsheet.json')
  })
})
