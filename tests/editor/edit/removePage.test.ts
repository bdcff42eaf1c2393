import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { entriesAbout } from '../../../src/check/pageReferences.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { linkLabels } from '../../../src/check/rules/linkLabels.ts'
import { filesAfter, formatTaskMessage } from '../../../src/editor/edit/catalogueEdit.ts'
import { duplicatePage } from '../../../src/editor/edit/duplicatePage.ts'
import { newPage, renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { renameProduct } from '../../../src/editor/edit/renameProduct.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'

/** Changes a value of a catalogue in place. */
type Edit = (value: ReturnType<typeof JSON.parse>) => void

/** The small catalogue with a second product in the menu of the ridged sheets, and an edited file. */
const more = filesAfter(whole, requireSuccess(newPage(whole, 'Nail', 'RoofingInsulation')))

function jsonOf({ texts }: Files, file: string) {
  return JSON.parse(String(texts.get(`data/${file}.json`)))
}

function edited(file: string, edit: Edit): Files {
  const value = jsonOf(more, file)
  edit(value)
  return { ...more, texts: new Map(more.texts).set(`data/${file}.json`, JSON.stringify(value)) }
}

const path = '/Ridgedsheet'

/**
 * Places that refer to the ridged sheets: the file and how it comes to refer to them, what is looked at there,
 * what that is after the removal, and what the dialog says.
 */
const places: [
  what: string,
  file: string,
  edit: Edit,
  read: (value: ReturnType<typeof JSON.parse>) => unknown,
  after: unknown,
  said: string,
][] = [
  [
    'the reason of a job',
    'jobs',
    () => {},
    ({ jobs }) => jobs[1].products,
    [{ path: '/Flatsheet', reason: 'It closes the walls.' }],
    'data/jobs.json  “A shed, Ridged sheets” is about this page only and is deleted: “It is long and stiff.”',
  ],
  [
    'a companion that is the only one',
    'properties',
    ({ productKinds }) => {
      productKinds['flat-sheet'].goesWith = [{ name: 'Ridges', path, reason: 'They close it.' }]
    },
    ({ productKinds }) => productKinds['flat-sheet'].goesWith,
    undefined,
    'data/properties.json  “Kinds of product, flat-sheet, Ridges” is about this page only and is deleted: “Ridges”, “They close it.”',
  ],
  [
    'the nearest product of a thing that is not listed',
    'find',
    (find) => {
      const nearest = { path, reason: 'It has a rim.' }
      find.unlisted = [{ name: 'gutters', search: ['gutter'], nearest }]
    },
    ({ unlisted }) => unlisted,
    [{ name: 'gutters', search: ['gutter'] }],
    'data/find.json  “gutters” stays, without its nearest product: “It has a rim.” is deleted',
  ],
  [
    'a product of a part of the roof',
    'home',
    ({ roof }) => {
      roof.parts.ridge.products = [path, '/Flatsheet']
    },
    ({ roof }) => roof.parts.ridge.products,
    ['/Flatsheet'],
    'data/home.json  “Roof, Parts, Ridge, Ridged sheets” is about this page only and is deleted',
  ],
  [
    'a link of the header',
    'site',
    ({ navigation }) => {
      navigation.links.push({ label: 'Ridges', path })
    },
    ({ navigation }) => navigation.links.filter((one: { label: string }) => one.label === 'Ridges'),
    [],
    'data/site.json  “Navigation, Ridges” is about this page only and is deleted: “Ridges”',
  ],
  [
    'a card',
    'home',
    () => {},
    ({ products }) => products.cards.map(({ title }: { title: string }) => title),
    ['Clip sheets', 'Screws', 'Flat sheets'],
    'data/home.json  “Products, Ridged sheets” is about this page only and is deleted: “Ridged sheets”',
  ],
  [
    'a card that opens the nearest page',
    'home',
    ({ products }) => {
      Object.assign(products.cards[2], { path, title: 'Wave sheets', nearest: true })
    },
    ({ products }) => products.cards[2],
    { path: '/Nail', title: 'Wave sheets', picture: 'ridged-2.jpg', nearest: true },
    'data/home.json  “Products, Wave sheets, Address” leads to “Nail” now',
  ],
  [
    'a short address',
    'aliases',
    () => {},
    (aliases) => aliases['/RidgedSheet'],
    '/Nail',
    'data/aliases.json  “/RidgedSheet” leads to “Nail” now',
  ],
  [
    'a sentence elsewhere',
    'about',
    (about) => {
      about.lead = 'We have made ridged sheets for years.'
    },
    ({ lead }) => lead,
    'We have made ridged sheets for years.',
    'data/about.json  “Lead” still names it: “We have made ridged sheets for years.”',
  ],
]

describe('if a page is removed,', () => {
  it.each(places)(
    '%s goes, leads to the other page or is named',
    (_, file, edit, read, after, said) => {
      const files = edited(file, edit)
      const done = requireSuccess(removePage(files, 'Ridgedsheet', 'Nail'))
      expect(read(jsonOf(filesAfter(files, done), file))).toEqual(after)
      expect(done.messages.map(formatTaskMessage)).toContain(said)
      expect(done.problems.map((problem) => problem.file)).toEqual(['data/pages/Nail.json'])
    },
  )

  it('its address leads to the chosen page without a question of the check', () => {
    const done = requireSuccess(removePage(more, 'Ridgedsheet', 'Screw'))
    const after = filesAfter(more, done)
    const { draft } = readCatalogue(after)
    expect(draft.aliases).toMatchObject({ '/RidgedSheet': '/Screw' })
    expect([...linkLabels(draft)].map(({ file }) => file)).not.toContain('data/aliases.json')
    expect(jsonOf(after, 'sources').entries).toContainEqual({
      file: 'data/aliases.json',
      pointer: '/~1RidgedSheet',
      from: 'owner',
      reason: 'Chosen when “Ridged sheets” was removed.',
    })
  })

  it('no other page is needed if no link leads to it', () => {
    const files = edited('aliases', (aliases) => {
      delete aliases['/RidgedSheet']
    })
    const home = jsonOf(files, 'home')
    home.products.cards[2].path = path
    const texts = new Map(files.texts).set('data/home.json', JSON.stringify(home))
    const done = requireSuccess(removePage({ ...files, texts }, 'Ridgedsheet'))
    expect(done.messages.map(formatTaskMessage)).toContain(
      'Visitors who open /Ridgedsheet see that there is no such page.',
    )
  })

  it('a job and a menu that would be empty are named, and nothing is changed', () => {
    const files = edited('jobs', ({ jobs }) => {
      jobs[1].products.splice(1)
    })
    const menus = JSON.parse(String(files.texts.get('data/categories.json')))
    menus.categories[0].items.splice(1)
    menus.categories[1].items.push({ name: 'Nail', path: '/Nail' })
    const texts = new Map(files.texts).set('data/categories.json', JSON.stringify(menus))
    expect(removePage({ ...files, texts }, 'Ridgedsheet', 'Nail')).toEqual({
      refused: [
        'Nothing would be left here:',
        '“Menus: Covers, Products”',
        '“Jobs: A shed, Products”',
        'First add something else there, or remove what it is a part of.',
      ].join('\n'),
    })
  })
})

it.each(places)('if a page gets another address, %s follows', (_, file, edit) => {
  const files = edited(file, edit)
  const done = requireSuccess(renamePage(files, 'Ridgedsheet', 'Wavesheet'))
  const before = JSON.stringify(jsonOf(files, file)).replaceAll(path, '/Wavesheet')
  expect(jsonOf(filesAfter(files, done), file)).toEqual(JSON.parse(before))
})

it('if a page is renamed, all that is written about it stays, with the new name', () => {
  const about = (files: Files) => entriesAbout(readCatalogue(files).draft, path)
  const done = requireSuccess(renameProduct(whole, 'Ridgedsheet', 'Wave sheets'))
  const before = JSON.stringify(about(whole)).replaceAll('Ridged sheets', 'Wave sheets')
  expect(about(filesAfter(whole, done))).toEqual(JSON.parse(before))
})

it('if a page is duplicated, nothing that is written about it elsewhere is said of the copy', () => {
  const done = requireSuccess(duplicatePage(whole, 'Ridgedsheet', 'Wave sheets', 'Wavesheet'))
  const changed = [...done.changed.keys()].toSorted()
  expect(changed).toEqual([
    'data/categories.json',
    'data/pages/Wavesheet.json',
    'data/routes.json',
    'data/sources.json',
  ])
  expect(done.messages.map(formatTaskMessage)).toEqual(
    expect.arrayContaining([
      'data/jobs.json  “A shed, Ridged sheets” is not copied. If the copy belongs there too, add it there',
      'data/home.json  “Products, Ridged sheets” is not copied. If the copy belongs there too, add it there',
    ]),
  )
})
