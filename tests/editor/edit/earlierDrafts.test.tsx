import { expect, it } from 'vitest'
import { normalizeFile } from '../../../src/check/normalizeFile.ts'
import type { Steps, UnsavedChange } from '../../../src/editor/edit/session.ts'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { translationsIn, withTranslations } from '../../helpers/translations.ts'
import { storageOf, storedFrom, unsaved } from '../forms.tsx'

const screw = 'data/pages/Screw.json'
const screwGu = 'data/gu/pages/Screw.json'
const summary = 'Screws for every roof. Ask for sizes, colours and the price.'

/** The catalogue after `npm run fix`, which an earlier visit has known in the shape before it. */
const files = withTranslations(screw, { Screws: 'સ્ક્રૂ' })
const english = String(files.texts.get(screw))

/** A file of the earlier shape: JSON pointer -> translation with the hash of its English. */
function earlier(heading: string, more = {}): string {
  return JSON.stringify({ '/heading': { of: 'qlhebz01', text: heading }, ...more }, null, 2)
}

function reopen(changes: readonly UnsavedChange[], steps: Steps = unsaved.steps) {
  const stored = storedFrom(files)
  return createEditorStore(storageOf(stored), stored, { ...unsaved, changes, steps }).get().session
}

it('an unsaved translation of an earlier version comes back under its English text', () => {
  const change = { file: screwGu, saved: earlier('સ્ક્રૂ'), now: earlier('પેચ') }
  const session = reopen([change])
  expect(session.conflicts.size).toBe(0)
  expect(translationsIn({ texts: session.now }, screwGu)).toEqual({ Screws: 'પેચ' })
})

it('one whose English was rewritten in the same visit comes back to be reviewed', () => {
  const more = { '/summary': { of: 'x', text: 'દરેક છત માટે.' } }
  const session = reopen([
    { file: screw, saved: english, now: english.replace('"Screws"', '"Bolts"') },
    { file: screwGu, saved: earlier('સ્ક્રૂ'), now: earlier('સ્ક્રૂ', more) },
  ])
  expect(session.conflicts.size).toBe(0)
  expect(translationsIn({ texts: session.now }, screwGu)).toEqual({
    Bolts: { review: 'સ્ક્રૂ' },
    [summary]: { review: 'દરેક છત માટે.' },
  })
})

it('steps with translations of an earlier version can no longer be undone', () => {
  const change = { file: screwGu, saved: earlier('સ્ક્રૂ'), now: earlier('પેચ') }
  const step = { files: new Map([[screwGu, { before: change.saved, after: change.now }]]) }
  const session = reopen([change], { past: [step], future: [] })
  // The restored draft is a step of its own.
  expect(session.past).toHaveLength(1)
  expect(session.past[0]?.files.get(screwGu)?.before).toBe(files.texts.get(screwGu))
})

it('an unsaved page with a key of an earlier version comes back with the key of today', () => {
  const withFacts = (word: string) =>
    english.replace('"kind"', `"facts": { "colour": ["${word}"] },\n  "kind"`)
  const now = english.replace('"kind"', '"filterWords": { "colour": ["zinc"] },\n  "kind"')
  const texts = new Map(files.texts).set(screw, normalizeFile(screw, now) ?? '')
  const stored = storedFrom({ ...files, texts })
  const changes = [{ file: screw, saved: withFacts('zinc'), now: withFacts('grey') }]
  const { session } = createEditorStore(storageOf(stored), stored, { ...unsaved, changes }).get()
  expect(session.conflicts.size).toBe(0)
  expect(JSON.parse(session.now.get(screw) ?? '').filterWords).toEqual({ colour: ['grey'] })
})
