import { describe, expect, it } from 'vitest'
import { filesAfter, formatTaskMessage } from '../../../src/editor/edit/catalogueEdit.ts'
import { fillPage } from '../../../src/editor/edit/fillPage.ts'
import { newPage } from '../../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { withText } from '../../helpers/translations.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'

describe('a task of an editor', () => {
  it('keeps the picture of a removed page if a category shows it', () => {
    const shown = ['"description": "Frames for every roof."', '"picture": "ridged.jpg"'] as const
    const files = withText(whole, 'data/categories.json', shown[0], shown.join(', '))
    const more = filesAfter(files, requireSuccess(newPage(files, 'Nail', 'RoofingInsulation')))
    const outcome = requireSuccess(removePage(more, 'Ridgedsheet', 'Nail'))
    // The sentence of the new page is still to be written.
    expect(outcome.problems.map(({ file }) => file)).toEqual(['data/pages/Nail.json'])
    const gone = [...outcome.changed].flatMap(([file, text]) => (text === undefined ? [file] : []))
    // The other picture was that of its card alone.
    expect(gone).toEqual(['data/pages/Ridgedsheet.json', 'public/pictures/ridged-2.jpg'])
  })

  it('removes the notes about a removed page', () => {
    const entry = { file: 'data/pages/*.json', pointer: '/profile', from: 'owner' }
    const begin = '"entries": ['
    const first = `${begin}${JSON.stringify(entry)}, `
    const files = withText(whole, 'data/sources.json', begin, first)
    const more = filesAfter(files, requireSuccess(newPage(files, 'Nail', 'RoofingInsulation')))
    const { changed, messages: said } = requireSuccess(removePage(more, 'Ridgedsheet', 'Nail'))
    const entries = (text: unknown) => JSON.parse(String(text)).entries
    const before = entries(whole.texts.get('data/sources.json'))
    const chosen = expect.objectContaining({ file: 'data/aliases.json' })
    expect(entries(changed.get('data/sources.json'))).toEqual([...before, chosen])
    expect(said.map(formatTaskMessage)).toContain(
      'data/sources.json  “All pages: profile” is removed from the list',
    )
  })

  it('turns a placeholder into a full page, and reports each text to be written', () => {
    const outcome = requireSuccess(fillPage(whole, 'Screw'))
    expect(new Set(outcome.problems.map(({ file }) => file))).toEqual(
      new Set(['data/pages/Screw.json']),
    )
    const text = outcome.changed.get('data/pages/Screw.json') ?? ''
    const open = text
      .split('\n')
      .flatMap((line, i) => (line.includes('To be written') ? [i + 1] : []))
    expect(outcome.problems.map(({ line }) => line)).toEqual(expect.arrayContaining(open))
    // An unfinished page does not block other tasks; the new one has a sentence to be written.
    expect(requireSuccess(newPage(filesAfter(whole, outcome), 'Nail')).problems).toHaveLength(
      outcome.problems.length + 1,
    )
  })

  it('prints a file with Windows line ends like every other file', () => {
    const menus = 'data/categories.json'
    const { changed } = requireSuccess(newPage(whole, 'Nail', 'OtherProduct'))
    const texts = [...whole.texts].map(([file, text]) => {
      return [file, typeof text === 'string' ? text.replaceAll('\n', '\r\n') : text] as const
    })
    const windows = newPage({ ...whole, texts: new Map(texts) }, 'Nail', 'OtherProduct')
    expect(requireSuccess(windows).changed.get(menus)).toBe(changed.get(menus))
  })
})
