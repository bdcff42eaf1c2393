import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
// Without a worker the client loads it by itself, and a load that outlives its file fails the next one.
import '../../../src/editor/worker/catalogueService.ts'
import { expect, it } from 'vitest'
import { changeValue, editFile, removeEntry } from '../../../src/editor/edit/editJson.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { createEditorStore } from '../../../src/editor/state/editorStore.ts'
import { createSaving } from '../../../src/editor/state/saving.ts'
import type { FileChange, Storage } from '../../../src/editor/storage/storage.ts'
import { createCatalogueClient } from '../../../src/editor/worker/catalogueClient.ts'
import { translationsIn, withTranslations } from '../../helpers/translations.ts'
import { openEditor, storageOf, storedFrom, unsaved } from '../forms.tsx'

const home = 'data/home.json'
const homeGu = 'data/gu/home.json'
const translated = withTranslations(home, {
  'Clip sheets': 'ક્લિપ શીટ',
  Screws: 'સ્ક્રૂ',
  'Ridged sheets': 'રિજ શીટ',
})

it('a card that is removed in its form takes its translations with it, and undo brings both back', async () => {
  const editor = openEditor(translated)
  const before = editor.texts()
  editor.showForm(home)
  const [remove] = screen.getAllByRole('button', { name: editorWords.remove('Screws') })
  if (remove !== undefined) await userEvent.click(remove)
  expect(translationsIn({ texts: editor.texts() }, homeGu)).toEqual({
    'Clip sheets': 'ક્લિપ શીટ',
    'Ridged sheets': 'રિજ શીટ',
  })
  act(editor.undo)
  expect(editor.texts()).toEqual(before)
})

/** An editor of the catalogue, and the files that it has saved. */
function openSaving(files = translated) {
  const stored = storedFrom(files)
  const changes: FileChange[] = []
  const storage: Storage = {
    ...storageOf(stored),
    async write(files) {
      changes.push(...files)
      return true
    },
  }
  const editor = createEditorStore(storage, stored, unsaved)
  const { save } = createSaving(storage, createCatalogueClient(), editor, unsaved.pictures)
  const saved = () => new Map(changes.map(({ file, now }) => [file, now]))
  return { editor, save, saved }
}

function withoutFirstCard(now: ReadonlyMap<string, string>): Map<string, string> {
  const remove = (page: unknown) => removeEntry(page, ['products', 'cards', 0])
  return new Map([[home, editFile(home, now.get(home) ?? '', remove)]])
}

it('a card that is removed while another field is empty takes its translations with it once that is filled in', async () => {
  const { editor, save, saved } = openSaving()
  const put = (at: number, text: string) => (texts: ReadonlyMap<string, string>) => {
    const place = ['products', 'cards', at, 'title']
    const title = (page: unknown) => changeValue(page, place, text)
    return new Map([[home, editFile(home, texts.get(home) ?? '', title)]])
  }
  editor.edit(put(2, ''), { key: 'the title' })
  editor.edit(withoutFirstCard)
  expect(translationsIn({ texts: editor.get().session.now }, homeGu)).toHaveProperty([
    'Clip sheets',
  ])
  editor.edit(put(1, 'Sheets with ridges'), { key: 'the title again' })
  await save()
  expect(
    translationsIn({ texts: new Map([[homeGu, String(saved().get(homeGu))]]) }, homeGu),
  ).toEqual({
    Screws: 'સ્ક્રૂ',
    'Sheets with ridges': { review: 'રિજ શીટ' },
  })
})

it('the translation of a text that is typed anew follows the word, not its letters', () => {
  const { editor } = openSaving()
  const before = editor.get().session.now
  const typed = (text: string) => {
    const title = (page: unknown) => changeValue(page, ['products', 'cards', 1, 'title'], text)
    const now = String(before.get(home))
    editor.edit(new Map([[home, editFile(home, now, title)]]), { key: 'the title' })
    return translationsIn({ texts: editor.get().session.now }, homeGu)
  }
  const others = { 'Clip sheets': 'ક્લિપ શીટ', 'Ridged sheets': 'રિજ શીટ' }
  expect(typed('Screw')).toEqual({ ...others, Screw: { review: 'સ્ક્રૂ' } })
  // For a moment it is what another card is called, or has no word.
  expect(typed('Clip sheets')).toEqual(others)
  expect(typed('7')).toEqual(others)
  expect(typed('7 bolts')).toEqual({ ...others, '7 bolts': { review: 'સ્ક્રૂ' } })
  typed('Screws')
  expect(editor.get().session.unsaved.size).toBe(0)
})

it('what is taken back to the last letter is not changed any further', () => {
  const { editor } = openSaving()
  const saved = editor.get().session.now
  editor.edit(withoutFirstCard)
  editor.discard()
  expect(editor.get().session.now).toEqual(saved)
})
