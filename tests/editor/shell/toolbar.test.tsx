import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { Toolbar } from '../../../src/editor/shell/Toolbar.tsx'
import { EditorContext, useEditor } from '../../../src/editor/state/editorContext.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const none = () => undefined
const status = 'It is published. You now also see what someone else has changed in the same minute.'

/** The toolbar beside a screen. */
function Shown({ file }: { file: string }) {
  return (
    <EditorContext value={{ ...useEditor(), status }}>
      <Toolbar screen={file} query="" onQuery={none} onSave={none} onPublish={none} />
      <h1>The form</h1>
    </EditorContext>
  )
}

it('the rest of a long status closes on Escape, by a press outside, and when another page opens', async () => {
  const { rerender } = openEditor(whole).show(<Shown file="data/home.json" />)
  const rest = () => screen.getByText(/You now also see/)
  const open = () => userEvent.click(screen.getByText(editorWords.more))
  await open()
  expect(rest()).toBeVisible()
  await userEvent.click(rest())
  expect(rest()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(rest()).not.toBeVisible()
  await open()
  await userEvent.click(screen.getByRole('heading'))
  expect(rest()).not.toBeVisible()
  await open()
  act(() => rerender(<Shown file="data/find.json" />))
  expect(rest()).not.toBeVisible()
})
