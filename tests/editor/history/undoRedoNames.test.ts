import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { edit, openSession } from '../../../src/editor/edit/session.ts'
import { undoRedoNames } from '../../../src/editor/history/undoRedoNames.ts'
import { withTranslations } from '../../helpers/translations.ts'
import { ridged, type whole } from '../../helpers/wholeCatalogue.ts'

/** The texts of a catalogue that can be read. */
function textsOf({ texts }: typeof whole) {
  return new Map(
    [...texts].flatMap(([file, text]) => (typeof text === 'string' ? [[file, text]] : [])),
  )
}

const file = 'data/gu/pages/Ridgedsheet.json'
const before = textsOf(withTranslations(ridged, { 'Ridged sheets': 'રિજ શીટ', Light: 'હળવું' }))

it.each([
  ['one text', { Light: 'હળવું' }, /^Heading of Ridged sheets \(Gujarati\)$/],
  ['several texts', {}, editorWords.unpublishedTexts(2)],
])('undo names what was removed from a language that is not published: %s', (_, left, name) => {
  const after = textsOf(withTranslations(ridged, left)).get(file)
  const { undo } = undoRedoNames(edit(openSession(before), new Map([[file, after]])))
  expect(undo).toMatch(name)
})

const site = 'data/site.json'
const link = { label: 'YouTube', url: 'https://www.youtube.com/@roofs' }

it.each([
  ['an entry of a list', { socials: [link] }, { socials: [] }, '“YouTube” removed'],
  [
    'a notice',
    { notice: { text: 'Closed.', lastDay: '2099-11-12' } },
    { notice: { text: 'Open.', lastDay: '2099-11-12' } },
    'Notice, text',
  ],
  ['a notice of which nothing is written yet', {}, { notice: { text: '' } }, 'change in Notice'],
])('undo names what was changed as a person calls it: %s', (_, was, is, name) => {
  const value = JSON.parse(before.get(site) ?? '')
  const [one, other] = [was, is].map((part) => JSON.stringify({ ...value, ...part }))
  const session = openSession(new Map(before).set(site, one ?? ''))
  expect(undoRedoNames(edit(session, new Map([[site, other]]))).undo).toBe(name)
})
