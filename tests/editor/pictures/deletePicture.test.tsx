import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { whole, withSources } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const picture = 'never-shown.jpg'
const list = 'data/pictures.json'
const about = (pointer: string) => ({ file: list, pointer, reason: 'Not seen yet.' })
/** The second is about the other pictures too. */
const [own, all] = [about(`/${picture}/alt`), about('/*/alt')]
const owned = [own, all].map((note) => ({ ...note, from: 'owner' }))

it('deletes a picture together with the notes about it, as one step', async () => {
  const described = JSON.parse(String(whole.texts.get(list)))
  described[picture] = { alt: 'A shed', kind: 'photograph' }
  const texts = new Map(withSources(owned).texts).set(list, JSON.stringify(described))
  const pictures = new Map(whole.pictures).set(picture, { width: 1200 })
  const editor = openEditor({ texts, pictures }, new Map([[picture, 'aaa']]))
  const before = editor.texts()
  editor.showForm(`public/pictures/${picture}`)
  await userEvent.click(
    await screen.findByRole('button', { name: editorWords.deletePicture(picture) }),
  )
  const valueIn = (file: string) => JSON.parse(editor.texts().get(file) ?? '')
  expect(valueIn(list)).not.toHaveProperty([picture])
  expect(valueIn('data/sources.json').entries).toEqual([owned[1]])
  expect(editor.texts().has(`public/pictures/${picture}`)).toBe(false)
  act(editor.undo)
  expect(editor.texts()).toEqual(before)
})
