import { beforeAll, describe, expect, it } from 'vitest'
import { changePhone, newCard, newCity } from '../../../src/editor/edit/businessTasks.ts'
import {
  type CompletedTask,
  type FailedTask,
  filesAfter,
} from '../../../src/editor/edit/catalogueEdit.ts'
import { fillPage } from '../../../src/editor/edit/fillPage.ts'
import { removeEntry } from '../../../src/editor/edit/json.ts'
import { movePage, newCategory, newPage, renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import type { Files } from '../../../src/model/catalogue/catalogueFiles.ts'
import { readFolder } from '../../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../../check/fixture.ts'
import { difference, found, made } from '../../check/outcome.ts'

let whole: Files
beforeAll(async () => {
  whole = await readFolder(await makeRegistry())
})

/** The outcome of a task for one file alone. */
function only(file: string, { changed }: CompletedTask): Pick<CompletedTask, 'changed'> {
  return { changed: new Map([[file, changed.get(file)]]) }
}

/** A whole catalogue with one text replaced. */
function withText(file: string, from: string | RegExp, to: string): Files {
  const text = String(whole.texts.get(file))
  const other = text.replace(from, to)
  expect(other).not.toBe(text)
  return { ...whole, texts: new Map([...whole.texts, [file, other]]) }
}

describe('a task of an editor', () => {
  it('makes a page in all files that must name it, and changes no other line', () => {
    const outcome = made(newPage(whole, 'RoundNail', 'StructureMaterial'))
    expect(outcome.problems).toEqual([])
    expect(difference(whole, only('data/routes.json', outcome))).toEqual([
      '- "/Screw": "product"',
      '+ "/Screw": "product",',
      '+ "/RoundNail": "product"',
    ])
    expect(difference(whole, only('data/categories.json', outcome))).toEqual([
      '+ },',
      '+ "name": "Round Nail",',
      '+ "path": "/RoundNail"',
    ])
    expect([...outcome.changed.keys()]).toHaveLength(3)
  })

  it('makes a category with its first product', () => {
    const outcome = made(newCategory(whole, 'RoofTools', 'Nibbler'))
    expect(outcome.problems).toEqual([])
    expect(found(whole, filesAfter(whole, outcome))).toEqual(
      expect.arrayContaining(['Roof Tools, Page: new: /RoofTools', 'Nibbler, Page: new: /Nibbler']),
    )
  })

  it('renames a page: links are changed, and its old path becomes an alias', () => {
    const outcome = made(renamePage(whole, 'Screw', 'Bolt'))
    expect(outcome.problems).toEqual([])
    expect(outcome.changed.get('data/pages/Bolt.json')).toBe(
      whole.texts.get('data/pages/Screw.json'),
    )
    expect(difference(whole, only('data/aliases.json', outcome))).toEqual([
      '- "/CardB": "/Screw",',
      '- "/RidgedSheet": "/Ridgedsheet"',
      '+ "/CardB": "/Bolt",',
      '+ "/RidgedSheet": "/Ridgedsheet",',
      '+ "/Screw": "/Bolt"',
    ])
    expect(found(whole, filesAfter(whole, outcome))).toContain('Screws, Path: /Screw → /Bolt')
  })

  it('renames it back: the path that it had is a page again', () => {
    const once = filesAfter(whole, made(renamePage(whole, 'Screw', 'Bolt')))
    const outcome = made(renamePage(once, 'Bolt', 'Screw'))
    expect(outcome.problems).toEqual([])
    expect(JSON.parse(outcome.changed.get('data/aliases.json') ?? '')).toMatchObject({
      '/Bolt': '/Screw',
      '/CardB': '/Screw',
    })
  })

  it('moves a product to a place in another category', () => {
    const two = filesAfter(whole, made(newPage(whole, 'Nail', 'OtherProduct')))
    const outcome = made(movePage(two, 'Nail', 'RoofingSheet', 'Flatsheet'))
    const { categories } = JSON.parse(outcome.changed.get('data/categories.json') ?? '')
    expect(categories[1].items.map(({ path }: { path: string }) => path)).toEqual([
      '/Nail',
      '/Flatsheet',
    ])
    expect(outcome.problems).toEqual([])
  })

  it('removes a page that nothing leads to', () => {
    const more = filesAfter(whole, made(newPage(whole, 'Nail')))
    const outcome = made(removePage(more, 'Nail'))
    expect(outcome.problems).toEqual([])
    expect(filesAfter(more, outcome)).toEqual(whole)
  })

  it('removes a page with its pictures, and redirects what linked to it', () => {
    const more = filesAfter(whole, made(newPage(whole, 'Nail')))
    const outcome = made(removePage(more, '/Screw', '/Nail'))
    expect(outcome.problems).toEqual([])
    expect(JSON.parse(outcome.changed.get('data/aliases.json') ?? '')).toMatchObject({
      '/CardB': '/Nail',
      '/Screw': '/Nail',
    })
    expect(outcome.changed.get('data/pages/Screw.json')).toBeUndefined()
  })

  it('changes the phone number in all its forms', () => {
    const outcome = made(changePhone(whole, '098250 12345'))
    expect(outcome.problems).toEqual([])
    const { phone, whatsapp } = JSON.parse(outcome.changed.get('data/site.json') ?? '')
    expect({ phone, whatsapp }).toEqual({
      phone: { display: '+91 98250 12345', href: 'tel:+919825012345' },
      whatsapp: '919825012345',
    })
  })

  it('leaves a WhatsApp number of its own alone', () => {
    const files = withText('data/site.json', /("whatsapp": ")\d+/, '$1919825099999')
    const outcome = made(changePhone(files, '+91 98250 12345'))
    expect(JSON.parse(outcome.changed.get('data/site.json') ?? '').whatsapp).toBe('919825099999')
    expect(outcome.messages.join()).toContain('WhatsApp keeps its own number')
  })

  it('adds a card to the home page, and a city to its list', () => {
    const texts = new Map(whole.texts)
    const home = String(texts.get('data/home.json'))
    const cards = removeEntry(home, ['products', 'cards', 3])
    texts.set('data/home.json', cards)
    const card = made(newCard({ ...whole, texts }, 'Flatsheet'))
    expect(card.changed.get('data/home.json')).toBe(home)
    const city = made(newCity(whole, 'Kim', 'Gujarat'))
    expect(found(whole, filesAfter(whole, city))).toEqual(['Site, Regions, Cities: new: Kim'])
  })

  it('keeps the picture of a removed page where a category shows it', () => {
    const shown = ['"description": "Frames for every roof."', '"picture": "ridged.jpg"'] as const
    const files = withText('data/categories.json', shown[0], shown.join(', '))
    const more = filesAfter(files, made(newPage(files, 'Nail', 'RoofingInsulation')))
    const outcome = made(removePage(more, 'Ridgedsheet', 'Nail'))
    expect(outcome.problems).toEqual([])
    const gone = [...outcome.changed].flatMap(([file, text]) => (text === undefined ? [file] : []))
    expect(gone).toEqual(['data/pages/Ridgedsheet.json'])
  })

  it('removes the notes about a removed page', () => {
    const fact = { file: 'data/pages/*.json', pointer: '/profile', reason: 'Nobody has said it.' }
    const files = withText('data/unconfirmed.json', /(?<="facts": \[)/, `${JSON.stringify(fact)}, `)
    const more = filesAfter(files, made(newPage(files, 'Nail', 'RoofingInsulation')))
    const { changed, messages: said } = made(removePage(more, 'Ridgedsheet', 'Nail'))
    const facts = (text: unknown) => JSON.parse(String(text)).facts
    const before = facts(whole.texts.get('data/unconfirmed.json'))
    expect(facts(changed.get('data/unconfirmed.json'))).toEqual(before)
    expect(said.join()).toContain('"/profile" of data/pages/*.json is off the list')
  })

  it('renames a page that has an alias in another case', () => {
    const files = withText('data/aliases.json', '"/CardB"', '"/SCREW"')
    const { changed } = made(renamePage(files, 'Screw', 'Bolt'))
    const aliases = JSON.parse(changed.get('data/aliases.json') ?? '')
    expect(aliases).toMatchObject({ '/SCREW': '/Bolt' })
    expect(aliases).not.toHaveProperty('/Screw')
  })

  it('removes a category: its products move to the target category', () => {
    const outcome = made(removePage(whole, 'StructureMaterial', 'RoofingSheet'))
    expect(outcome.problems).toEqual([])
    const { categories } = JSON.parse(outcome.changed.get('data/categories.json') ?? '')
    expect(categories).toHaveLength(3)
    expect(categories[1].items).toHaveLength(2)
  })

  it('turns a placeholder into a full page, and reports each text to be written', () => {
    const outcome = made(fillPage(whole, 'Screw'))
    expect(new Set(outcome.problems.map(({ file }) => file))).toEqual(
      new Set(['data/pages/Screw.json']),
    )
    const text = outcome.changed.get('data/pages/Screw.json') ?? ''
    const open = text
      .split('\n')
      .flatMap((line, i) => (line.includes('To be written') ? [i + 1] : []))
    expect(outcome.problems.map(({ line }) => line)).toEqual(expect.arrayContaining(open))
    // An unfinished page does not block other tasks.
    expect(made(newPage(filesAfter(whole, outcome), 'Nail')).problems).toHaveLength(
      outcome.problems.length,
    )
  })

  it('keeps Windows line ends, and the layout of a list', () => {
    const texts = new Map(
      [...whole.texts].map(([file, text]) => [
        file,
        typeof text === 'string'
          ? text
              .replaceAll(/\{\n\s+("name".*)\n\s+(.*)\n\s+\}/g, '{ $1 $2 }')
              .replaceAll('\n', '\r\n')
          : text,
      ]),
    )
    const { changed } = made(newPage({ ...whole, texts }, 'Nail', 'OtherProduct'))
    const before = texts.get('data/categories.json')
    const line = '        { "name": "Screws", "path": "/Screw" }'
    expect(before).toContain(line)
    expect(changed.get('data/categories.json')).toBe(
      String(before).replace(line, `${line},\r\n        { "name": "Nail", "path": "/Nail" }`),
    )
  })

  it.each<[string, () => CompletedTask | FailedTask, string]>([
    ['a small first letter', () => newPage(whole, 'nail'), '"nail" cannot be the name of a page.'],
    ['a path in other letters', () => newPage(whole, 'SCREW'), 'The path "/Screw" is taken.'],
    ['the path of an alias', () => newPage(whole, 'CardA'), 'The path "/CardA" is taken.'],
    ['the home page', () => newPage(whole, 'Index'), 'is taken by the home page.'],
    ['a folder', () => newPage(whole, 'Assets'), 'is taken by the folder "assets" of the site.'],
    ['no such category', () => newPage(whole, 'Nail', 'RoofingSheets'), 'mean "RoofingSheet"?'],
    ['a misspelt page', () => renamePage(whole, 'Screws', 'Bolt'), 'Did you mean "Screw"?'],
    ['a name that is taken', () => renamePage(whole, 'Screw', 'Flatsheet'), 'is taken.'],
    ['the name it has', () => renamePage(whole, 'Screw', 'Screw'), 'is called so already.'],
    ['a page that always stands', () => renamePage(whole, 'About', 'Us'), 'always stands there.'],
    ['the only product', () => movePage(whole, 'Screw', 'RoofingSheet'), 'npm run remove --'],
    ['what no menu lists', () => movePage(whole, 'About', 'RoofingSheet'), 'is no product'],
    ['what is pointed to', () => removePage(whole, 'Clipsheet'), 'data/aliases.json:3  "/CardA"'],
    ['a page to itself', () => removePage(whole, 'Screw', 'Screw'), 'cannot lead to itself.'],
    ['the only product', () => removePage(whole, 'Screw', 'Flatsheet'), 'at least 1 entry'],
    ['a category to nothing', () => removePage(whole, 'OtherProduct'), 'another category'],
    ['what is no number', () => changePhone(whole, '12'), '"12" is no number that can be called.'],
    ['a second card', () => newCard(whole, 'Clipsheet'), 'leads there already.'],
    ['a card without a picture', () => newCard(whole, 'Contact'), 'has no picture for a card.'],
    ['a city twice', () => newCity(whole, 'surat', 'Gujarat'), 'stands in "Gujarat" already.'],
    ['no such list of cities', () => newCity(whole, 'Kim', 'Gujrat'), 'mean "Gujarat"?'],
    ['a page that is full', () => fillPage(whole, 'Flatsheet'), 'is no placeholder'],
    ['the page of a category', () => fillPage(whole, 'OtherProduct'), 'is no placeholder'],
  ])('refuses %s', (_what, task, message) => {
    expect(task()).toEqual({ refused: expect.stringContaining(message) })
  })
})
