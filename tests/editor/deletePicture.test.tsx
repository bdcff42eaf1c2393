import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { changeValue } from '../../src/editor/edit/json.ts'
import { words } from '../../src/editor/edit/words.ts'
import type { Texts } from '../../src/editor/session.ts'
import { isRecord } from '../../src/model/format.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { openEditor } from './forms.tsx'

const picture = 'never-shown.jpg'
const reason = 'Seen by nobody yet.'
const notes = [
  { file: 'data/pictures.json', pointer: `/${picture}/alt`, reason },
  { file: 'data/pictures.json', pointer: '/*/alt', reason },
]

/** A file of the catalogue with additional entries. */
function withEntries(texts: ReadonlyMap<string, unknown>, file: string, field?: string): string {
  const text = String(texts.get(file))
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new Error(`${file} holds no fields`)
  if (field === undefined) {
    return changeValue(text, [], { ...value, [picture]: { alt: 'A shed', kind: 'photograph' } })
  }
  const before = Array.isArray(value[field]) ? value[field] : []
  // An entry of the sources names one.
  const own = field === 'entries' ? notes.map((note) => ({ ...note, from: 'owner' })) : notes
  return changeValue(text, [field], [...before, ...own])
}

it('deletes a picture together with the notes about it, as one step', async () => {
  const { texts, pictures } = await readFolder('.')
  const files = {
    texts: new Map([
      ...texts,
      ['data/pictures.json', withEntries(texts, 'data/pictures.json')] as const,
      ['data/sources.json', withEntries(texts, 'data/sources.json', 'entries')] as const,
      [
        'data/acceptedWarnings.json',
        withEntries(texts, 'data/acceptedWarnings.json', 'acceptedWarnings'),
      ] as const,
    ]),
    pictures: new Map([...pictures, [picture, { width: 1200 }] as const]),
  }
  const { texts: textsNow, showForm, undo } = openEditor(files, new Map([[picture, 'aaa']]))
  const before = textsNow()
  const file = `public/pictures/${picture}`
  showForm(file)
  await userEvent.click(await screen.findByRole('button', { name: words.deletePicture(picture) }))
  const after = textsNow()
  const pointersIn = (texts: Texts, list: string, field: string): unknown =>
    JSON.parse(texts.get(list) ?? '')[field].map(
      ({ from: _, ...note }: Record<string, unknown>) => note,
    )
  for (const [list, field] of [
    ['data/sources.json', 'entries'],
    ['data/acceptedWarnings.json', 'acceptedWarnings'],
  ] as const) {
    expect(pointersIn(before, list, field)).toContainEqual(notes[0])
    expect(pointersIn(after, list, field)).not.toContainEqual(notes[0])
    // This note is about the other pictures too.
    expect(pointersIn(after, list, field)).toContainEqual(notes[1])
  }
  expect(after.has(file)).toBe(false)
  act(undo)
  expect(textsNow()).toEqual(before)
})
