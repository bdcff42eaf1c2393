import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { filesAfter, type TaskOutcome } from '../../../src/editor/edit/catalogueEdit.ts'
import { changePhone } from '../../../src/editor/edit/changePhone.ts'
import { duplicatePage } from '../../../src/editor/edit/duplicatePage.ts'
import { fillPage } from '../../../src/editor/edit/fillPage.ts'
import { newCategory, newPage, renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { publishableChanges } from '../../../src/editor/edit/publishable.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { printedWhole } from '../../helpers/wholeCatalogue.ts'

type Step = (files: Files) => Files

/** A task, or the replacement of a text in a file. */
const task =
  (run: (files: Files) => TaskOutcome): Step =>
  (files) =>
    filesAfter(files, requireSuccess(run(files)))
const put =
  (file: string, from: string, to: string): Step =>
  (files) => {
    const text = String(files.texts.get(file))
    expect(text).toContain(from)
    return { ...files, texts: new Map(files.texts).set(file, text.replace(from, to)) }
  }
const site = 'data/site.json'
const routes = 'data/routes.json'
const categories = 'data/categories.json'
const screw = 'data/pages/Screw.json'
const flat = 'data/pages/Flatsheet.json'
const nail = 'data/pages/Nail.json'

const phone = task((files) => changePhone(files, '+91 98250 12345'))
const page = (slug: string) => task((files) => newPage(files, slug, 'StructureMaterial'))
const emptyHeading = put(screw, '"heading": "Screws"', '"heading": ""')
const written = (file: string) => (files: Files) => {
  const value = JSON.parse(String(files.texts.get(file)))
  const summary = `${value.heading} for roofs of every kind. Ask for sizes, colours and the price.`
  const text = `${JSON.stringify({ ...value, summary }, null, 2)}\n`
  return { ...files, texts: new Map(files.texts).set(file, text) }
}

/** Divides the changes of some steps into published ones and drafts. */
const divide = (...steps: Step[]) => divideSince(printedWhole, ...steps)

/** Divides the changes of some steps since a publication. */
async function divideSince(base: Files, ...steps: Step[]) {
  const after = steps.reduce((files, step) => step(files), base)
  const files = new Set([...base.texts.keys(), ...after.texts.keys()])
  const changed = new Map(
    [...files]
      .filter((file) => base.texts.get(file) !== after.texts.get(file))
      .map((file) => [file, after.texts.get(file)]),
  )
  const { pictures } = base
  const part = await publishableChanges(
    base.texts,
    changed,
    (texts) => checkCatalogue({ texts, pictures }).problems,
  )
  const published = new Map(base.texts)
  for (const [file, text] of part.publish) {
    if (text === undefined) published.delete(file)
    else published.set(file, text)
  }
  expect(checkCatalogue({ texts: published, pictures }).problems).toEqual([])
  return {
    publish: [...part.publish.keys()].toSorted(),
    drafts: part.drafts.map(({ file }) => file).toSorted(),
    part,
    textOf: (file: string) => String(published.get(file)),
  }
}

describe('what can be published', () => {
  it.each<[string, Step[], string[], string[]]>([
    ['nothing was changed', [], [], []],
    ['all is right', [phone, put(screw, '"Screws"', '"Bolts"')], [screw, site], []],
    ['one page is wrong, and the phone number is new', [phone, emptyHeading], [site], [screw]],
    [
      'one page is wrong, and another one right',
      [emptyHeading, put(flat, '"tagline": "', '"tagline": "Good ')],
      [flat],
      [screw],
    ],
    ['a file cannot be read at all', [phone, put(screw, '{', '{ {')], [site], [screw]],
    ['a new page is not written yet', [phone, page('Nail')], [site], [nail]],
    [
      'a new full page is half-written',
      [phone, page('Nail'), task((files) => fillPage(files, 'Nail'))],
      [site],
      [nail],
    ],
    [
      'of two new pages one is written',
      [page('Nail'), page('Rivet'), written('data/pages/Rivet.json')],
      [categories, 'data/pages/Rivet.json', routes],
      [nail],
    ],
    [
      'a new menu is not written, and something else in the list of menus is right',
      [
        task((files) => newCategory(files, 'Tools', 'Nibbler')),
        put(categories, '"name": "Screws"', '"name": "All screws"'),
      ],
      [categories],
      ['data/pages/Nibbler.json', 'data/pages/Tools.json'],
    ],
    [
      'a short address leads to a page that is not written',
      [phone, page('Nail'), put('data/aliases.json', '"/CardA":', '"/Nl": "/Nail", "/CardA":')],
      [site],
      [nail],
    ],
    [
      'a shared file is wrong, and a page right',
      [put(site, '"email": "', '"email": "not an address '), put(screw, '"Screws"', '"Bolts"')],
      [screw],
      [site],
    ],
    [
      'a page is renamed, and wrong: its old address stays',
      [
        phone,
        task((files) => renamePage(files, 'Screw', 'Bolt')),
        put('data/pages/Bolt.json', '"heading": "Screws"', '"heading": ""'),
      ],
      [site],
      ['data/aliases.json', categories, 'data/pages/Bolt.json', screw, routes].toSorted(),
    ],
  ])('if %s', async (_, steps, publish, drafts) => {
    const found = await divide(...steps)
    expect({ publish: found.publish, drafts: found.drafts }).toEqual({ publish, drafts })
  })

  const nailCard = { path: '/Nail', title: 'Nails', picture: 'clip.webp' }

  it('leaves a card for an unwritten page out, and keeps what else is new on the home page', async () => {
    const { publish, drafts, textOf } = await divide(
      page('Nail'),
      (files) => {
        const file = 'data/pages/Nail.json'
        const value = JSON.parse(String(files.texts.get(file)))
        const text = JSON.stringify({ ...value, picture: 'clip.webp' })
        return { ...files, texts: new Map(files.texts).set(file, text) }
      },
      put('data/home.json', '"cards": [', `"cards": [${JSON.stringify(nailCard)},`),
      put('data/home.json', '"title": "Screws"', '"title": "All screws"'),
    )
    expect(drafts).toEqual([nail])
    expect(publish).toEqual(['data/home.json'])
    expect(textOf('data/home.json')).toContain('"All screws"')
    expect(textOf('data/home.json')).not.toContain('/Nail')
  })

  it('removes a page while a duplicate of another one is not written', async () => {
    const base = written(nail)(page('Nail')(printedWhole))
    const { publish, drafts, textOf } = await divideSince(
      base,
      task((files) => duplicatePage(files, 'Ridgedsheet', 'Wave sheets', 'Wavesheet')),
      task((files) => removePage(files, 'Nail', 'Clipsheet')),
    )
    expect(drafts).toEqual(['data/pages/Wavesheet.json'])
    expect(publish).toContain(nail)
    expect(textOf(categories)).not.toMatch(/Nail|Wavesheet/)
  })

  it('says what is wrong in each draft, and nothing of those that only wait for another', async () => {
    const { part } = await divide(phone, emptyHeading)
    expect(part.drafts).toMatchObject([{ file: screw, problems: [{ file: screw }] }])
  })

  it('holds a change back that breaks a page which nobody has changed', async () => {
    const gone = (files: Files): Files => {
      const texts = new Map(files.texts)
      texts.delete(screw)
      return { ...files, texts }
    }
    const { publish, drafts, part } = await divide(phone, gone)
    expect({ publish, drafts }).toEqual({ publish: [site], drafts: [screw] })
    // The reason is shown although the file itself is valid.
    expect(part.drafts[0]?.problems).not.toEqual([])
  })

  it('is nothing while the published version itself has a problem, which is named', async () => {
    const base = put(flat, '"heading": "Flat sheets"', '"heading": ""')(printedWhole)
    const changed = new Map([[screw, String(base.texts.get(screw)).replace('Screws', 'Bolts')]])
    const { pictures } = base
    const part = await publishableChanges(
      base.texts,
      changed,
      (texts) => checkCatalogue({ texts, pictures }).problems,
    )
    expect([...part.publish]).toEqual([])
    expect(part.elsewhere).toMatchObject([{ file: flat }])
  })
})
