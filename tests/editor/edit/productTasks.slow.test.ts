import { describe, expect, it } from 'vitest'
import { parseTranslationPath, translationFile } from '../../../src/catalogue/catalogueFiles.ts'
import { ownValue } from '../../../src/catalogue/ownValue.ts'
import { pathOf, slugOf } from '../../../src/catalogue/path.ts'
import { createConfirmations } from '../../../src/check/confirmations.ts'
import { pagePoints } from '../../../src/check/pagePoints.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { textStatesOfFile } from '../../../src/check/translation/translationFile.ts'
import {
  type CompletedTask,
  filesAfter,
  formatTaskMessage,
} from '../../../src/editor/edit/catalogueEdit.ts'
import { duplicatePage } from '../../../src/editor/edit/duplicatePage.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { nameChangesOf, renameProduct } from '../../../src/editor/edit/renameProduct.ts'
import { pageFile } from '../../../src/pages/dataFiles.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { addedLanguages, pseudoFiles, pseudoLanguage } from '../../helpers/pseudoLanguage.ts'
import { readBy } from '../../helpers/wholeCatalogue.ts'

const files = await pseudoFiles(catalogueFolder)
const { draft } = readCatalogue(files)
const screws = 'Selfdrillingscrew'
const name = 'Roof screws'

/** The file with the translation of a page. */
function translationOf(slug: string): string {
  return translationFile(pseudoLanguage.key, pageFile(pathOf(slug)))
}

/** The JSON of a file after a task. */
function fileAfter(done: CompletedTask, file: string) {
  return JSON.parse(String(filesAfter(files, done).texts.get(file)))
}

/** The catalogue after a task. */
function draftAfter(done: CompletedTask) {
  return readCatalogue(filesAfter(files, done)).draft
}

/** The cards of the home page that lead to a page. */
function cardsOf({ pages, aliases }: typeof draft, path: string) {
  const home = pages.get('/')
  const cards = home?.kind === 'home' ? home.products.cards : []
  return cards.filter((card) => card.path === path || ownValue(aliases, card.path) === path)
}

describe('a renamed product', () => {
  const renamed = requireSuccess(renameProduct(files, screws, name))

  it('has its new name on its page, in its menu, on its card and in sentences, and its old address', () => {
    const { catalogue } = readCatalogue(filesAfter(files, renamed))
    const page = catalogue?.pages.get(pathOf(screws))
    expect(page).toMatchObject({ heading: name, title: expect.stringContaining(name) })
    const items = catalogue?.categories.categories.flatMap((menu) => menu.items)
    expect(items?.find(({ path }) => path === pathOf(screws))?.name).toBe(name)
    const [card] = cardsOf(draftAfter(renamed), pathOf(screws))
    expect(card?.title).toBe(name)
    const texts = [...renamed.changed].filter(([file]) => /^data\/(pages\/)?\w+\.json$/.test(file))
    expect(texts.map(([, text]) => text).join()).not.toMatch(/self-drilling screws/i)
    expect(renamed.problems).toEqual([])
  })

  it('is still found by the words that buyers type', () => {
    const before = draft.pages.get(pathOf(screws))
    expect(fileAfter(renamed, pageFile(pathOf(screws))).search).toEqual(
      before && 'search' in before ? before.search : undefined,
    )
  })

  it('has translations to be looked at, and those of other texts stay', () => {
    const file = translationOf(screws)
    const states = textStatesOfFile(file, readCatalogue(filesAfter(files, renamed)).draft) ?? []
    const stale = states.filter(({ state }) => state === 'stale')
    expect(stale.map(({ pointer }) => pointer)).toContain('/heading')
    expect(states.filter(({ state }) => state === 'fresh').length).toBeGreaterThan(stale.length)
    expect(renamed.messages.map(formatTaskMessage)).toContainEqual(
      expect.stringMatching(RegExp(`^${pseudoLanguage.name}: \\d+ translations to look at again$`)),
    )
  })

  it('has another address if one is given, to which the old one leads', () => {
    const moved = requireSuccess(renameProduct(files, 'Candzpurlin', name, 'RoofScrews'))
    expect(fileAfter(moved, 'data/routes.json')).toMatchObject({ '/RoofScrews': 'product' })
    expect(fileAfter(moved, 'data/aliases.json')).toMatchObject({ '/Candzpurlin': '/RoofScrews' })
    expect(fileAfter(moved, 'data/pages/RoofScrews.json')).toMatchObject({ heading: name })
    expect(fileAfter(moved, translationOf('RoofScrews'))).toHaveProperty([name, 'review'])
    expect(moved.problems).toEqual([])
  })

  it('keeps the places that are left out, but not its heading', () => {
    const changes = nameChangesOf(files, screws, name)
    const all = new Set(changes.map(({ key }) => key))
    const done = requireSuccess(renameProduct(files, screws, name, '', all))
    const page = pageFile(pathOf(screws))
    const translations = addedLanguages.map(({ key }) => translationFile(key, page))
    const changed = [...done.changed.keys()].filter((file) => !file.includes('sources'))
    expect(changed.filter((file) => parseTranslationPath(file) === undefined)).toEqual([page])
    expect(changed).toEqual(expect.arrayContaining(translations))
  })

  it('changes no card with a title of its own, unless it is chosen', () => {
    const path = '/Tiledprofileroofingsheet'
    const changes = nameChangesOf(files, slugOf(path), 'Step tiles')
    const own = changes.filter(({ chosen }) => chosen === 'no')
    expect(own.map(({ before }) => before)).toEqual(['Stone coated roofing sheets'])
    const done = requireSuccess(renameProduct(files, slugOf(path), 'Step tiles'))
    expect(cardsOf(draftAfter(done), path).map(({ title }) => title)).toEqual(
      cardsOf(draft, path).map(({ title }) => title),
    )
  })

  it('is not meant by a longer name of another product', () => {
    const done = requireSuccess(renameProduct(files, screws, 'Small PVC corrugated roofing sheets'))
    const changes = nameChangesOf(filesAfter(files, done), 'Pvccorrugatedroofingsheet', 'Waves')
    expect(changes.map(({ before }) => before).join()).not.toContain('Small')
  })

  it('needs another name', () => {
    expect(renameProduct(files, screws, 'Self-drilling screws')).toEqual({
      refused: 'Write a name that the page does not have yet.',
      given: 'Self-drilling screws',
    })
  })
})

describe('a duplicated product', () => {
  const original = 'Polycarbonatecorrugatedsheet'
  const done = requireSuccess(duplicatePage(files, original, 'PP mirror sheets', 'PPMirrorSheets'))
  const file = pageFile('/PPMirrorSheets')

  it('has everything of the other under its own name, and is below it in the menu', () => {
    const [was, is] = [
      JSON.parse(String(files.texts.get(pageFile(pathOf(original))))),
      fileAfter(done, file),
    ]
    expect(is).toMatchObject({
      heading: 'PP mirror sheets',
      title: 'PP mirror sheets, Surat, Gujarat',
    })
    for (const field of ['specification', 'claims', 'filterWords', 'picture', 'gallery']) {
      expect(is[field]).toEqual(was[field])
    }
    const menus = draftAfter(done).categories?.categories.flatMap(({ items }) => items) ?? []
    const at = menus.findIndex(({ path }) => path === pathOf(original))
    expect(menus[at + 1]).toEqual({ name: 'PP mirror sheets', path: '/PPMirrorSheets' })
    expect(cardsOf(draftAfter(done), '/PPMirrorSheets')).toEqual([])
  })

  it.each([
    ['Pvccorrugatedroofingsheet', 'Honeycomb roofing sheets', 'Honeycomb roofing sheets'],
    // A word with a hyphen is one word of the name.
    ['Selfdrillingscrew', 'Stone bolts', 'stone bolts'],
    // The other page says "tile profile": no word of it stays beside the new name.
    ['Tiledprofileroofingsheet', 'Stone coated tile sheets', 'stone coated tile sheets'],
    // No sentence has it in small letters: it is a brand.
    ['Tiledprofileroofingsheet', 'Tuffwave sheets', 'Tuffwave sheets'],
  ])(
    'is called by its whole name in a heading that ends with a short name of %s',
    (from, name, called) => {
      const named = requireSuccess(duplicatePage(files, from, name, 'NewSheets'))
      const { whyChoose } = fileAfter(named, pageFile('/NewSheets'))
      expect(whyChoose.heading).toBe(`Why choose ${called}`)
    },
  )

  it('keeps a short name of the other that a word follows, and says so', () => {
    const from = pageFile('/Pvccorrugatedroofingsheet')
    const page = JSON.parse(String(files.texts.get(from)))
    page.whyChoose.heading = 'Why choose PVC here'
    const texts = new Map(files.texts).set(from, JSON.stringify(page))
    const named = requireSuccess(
      duplicatePage(
        { ...files, texts },
        'Pvccorrugatedroofingsheet',
        'Honeycomb roofing sheets',
        'Honeycomb',
      ),
    )
    expect(fileAfter(named, pageFile('/Honeycomb')).whyChoose.heading).toBe('Why choose PVC here')
    expect(named.messages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^still says “PVC” in .*“Why choose it”/),
    )
  })

  it('says where else it still has the short name of the other', () => {
    const named = requireSuccess(
      duplicatePage(files, 'Pvccorrugatedroofingsheet', 'Honeycomb roofing sheets', 'Honeycomb'),
    )
    expect(named.messages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^still says “PVC” in “/),
    )
  })

  it('says nothing of a short name that the new name has too', () => {
    const named = requireSuccess(
      duplicatePage(files, 'Pvccorrugatedroofingsheet', 'PVC honeycomb sheets', 'Honeycomb'),
    )
    expect(named.messages.map(({ text }) => text).join('\n')).not.toMatch(/still says/)
  })

  it('is told which of its texts must differ, and nothing else is wrong', () => {
    expect(new Set(done.problems.map((problem) => problem.file))).toEqual(new Set([file]))
  })

  it('asks about everything that was copied, although a person has confirmed it of the other', () => {
    const pointer = '/specification'
    const entries = [
      { file: pageFile(pathOf(original)), pointer, from: 'owner' },
      { file: 'data/pages/*.json', pointer: '/claims', from: 'owner' },
    ]
    const sources = { entries, ...readBy(pageFile(pathOf(original)), '1.50 mm') }
    const texts = new Map(files.texts).set('data/sources.json', JSON.stringify(sources))
    const copied = requireSuccess(
      duplicatePage({ ...files, texts }, original, 'PP mirror sheets', 'PPMirrorSheets'),
    )
    const { entries: all } = JSON.parse(String(copied.changed.get('data/sources.json')))
    const own = all.filter((entry: { file: string }) => entry.file === file)
    expect(own.map((entry: { pointer: string }) => entry.pointer)).toEqual(
      expect.arrayContaining([pointer, '/claims', '/filterWords', '/description']),
    )
    const { draft } = readCatalogue(filesAfter({ ...files, texts }, copied))
    const points = pagePoints(file, draft, createConfirmations(draft))
    const asked = points.open.filter(({ reason }) => reason.startsWith('Copied from'))
    expect(asked.length).toBe(own.length)
  })

  it('has the translations of the texts that are the same', () => {
    const states = textStatesOfFile(translationOf('PPMirrorSheets'), draftAfter(done)) ?? []
    const missing = states.filter(({ state }) => state !== 'fresh').map(({ pointer }) => pointer)
    expect(missing.toSorted()).toEqual(['/heading', '/summary', '/title'])
  })
})

describe('the cards of a removed product', () => {
  const gone = 'Pvccorrugatedroofingsheet'
  const titles = (task: CompletedTask) => {
    const home = draftAfter(task).pages.get('/')
    return home?.kind === 'home' ? home.products.cards.map(({ title }) => title) : []
  }

  it('are removed with it, and its addresses lead to the other page', () => {
    const done = requireSuccess(removePage(files, gone, 'Upvcroofingsheets'))
    expect(titles(done)).not.toContain('PVC sheets')
    expect(ownValue(draftAfter(done).aliases, '/PVCSheet')).toBe('/Upvcroofingsheets')
    expect(done.messages.map(formatTaskMessage)).toContain(
      'data/home.json  “Products, PVC sheets” is about this page only and is deleted: “PVC sheets”',
    )
  })

  it('go with their picture, if nothing else shows it', () => {
    const product = 'Polycarbonatecorrugatedsheet'
    const done = requireSuccess(removePage(files, product, 'Aluminiunroofingsheet'))
    const pictures = [...done.changed.keys()].filter((file) => file.startsWith('public/'))
    expect(pictures).toEqual(['public/pictures/polycarbonate-corrugated.jpg'])
    expect(fileAfter(done, 'data/pictures.json')).not.toHaveProperty([
      'polycarbonate-corrugated.jpg',
    ])
    // Another product shows the picture of this one too.
    const shared = requireSuccess(removePage(files, gone, 'Upvcroofingsheets'))
    expect([...shared.changed.keys()].filter((file) => file.startsWith('public/'))).toEqual([])
  })

  it('stay and lead to the other page if they open the nearest one', () => {
    const done = requireSuccess(removePage(files, 'Tiledprofileroofingsheet', 'Candzpurlin'))
    const cards = cardsOf(draftAfter(done), '/Candzpurlin')
    expect(cards.find(({ nearest }) => nearest)?.title).toBe('Stone coated roofing sheets')
  })
})
