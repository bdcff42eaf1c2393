import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createCatalogueClient } from '../../src/editor/catalogueClient.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { changeValue, editFile, removeEntry } from '../../src/editor/edit/json.ts'
import { createEditorStore } from '../../src/editor/editorStore.ts'
import { createSaving } from '../../src/editor/saving.ts'
import type { Storage, Write } from '../../src/editor/storage.ts'
import { translationsIn, withTranslations } from '../helpers/translations.ts'
import { openEditor, storageOf, storedFrom, unsaved } from './forms.tsx'

const home = 'data/home.json'
const homeGu = 'data/gu/home.json'
const title = (at: number) => `/products/cards/${at}/title`
const translated = withTranslations(home, {
  [title(0)]: 'ક્લિપ શીટ',
  [title(1)]: 'સ્ક્રૂ',
  [title(2)]: 'રિજ શીટ',
})

it('a card that is removed in its form takes its translations with it, and undo brings both back', async () => {
  const editor = openEditor(translated)
  const before = editor.texts()
  editor.showForm(home)
  const [remove] = screen.getAllByRole('button', { name: editorWords.remove('Screws') })
  if (remove !== undefined) await userEvent.click(remove)
  expect(translationsIn({ texts: editor.texts() }, homeGu)).toEqual({
    [title(0)]: 'ક્લિપ શીટ',
    [title(1)]: 'રિજ શીટ',
  })
  act(editor.undo)
  expect(editor.texts()).toEqual(before)
})

/** An editor of the catalogue, and the files that it has saved. */
function openSaving(files = translated) {
  const stored = storedFrom(files)
  const writes: Write[] = []
  const storage: Storage = {
    ...storageOf(stored),
    async write(files) {
      writes.push(...files)
      return true
    },
  }
  localStorage.clear()
  const editor = createEditorStore(storage, stored, unsaved)
  const { save } = createSaving(storage, createCatalogueClient(), editor, unsaved.pictures)
  const saved = () => new Map(writes.map(({ file, after }) => [file, after]))
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
  expect(translationsIn({ texts: editor.get().session.now }, homeGu)).toHaveProperty([title(2)])
  editor.edit(put(1, 'Sheets with ridges'), { key: 'the title again' })
  await save()
  expect(
    translationsIn({ texts: new Map([[homeGu, String(saved().get(homeGu))]]) }, homeGu),
  ).toEqual({
    [title(0)]: 'સ્ક્રૂ',
    [title(1)]: 'રિજ શીટ',
  })
})

it('what is taken back to the last letter is not changed any further', () => {
  const { editor } = openSaving()
  const saved = editor.get().session.now
  editor.edit(withoutFirstCard)
  editor.discard()
  expect(editor.get().session.now).toEqual(saved)
})
