import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { contentsOf } from '../../src/editor/contents.ts'
import { draftFor } from '../../src/editor/draftFor.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { PageHead } from '../../src/editor/PageHead.tsx'
import { whole } from '../helpers/wholeCatalogue.ts'
import { openEditor } from './forms.tsx'

const file = 'data/pages/Screw.json'

it('a page says at which short addresses it is as well, and its tasks add and remove them', async () => {
  const entry = contentsOf(whole)
    .flatMap(({ entries }) => entries)
    .find((one) => one.file === file)
  const { show, startTask } = openEditor(whole)
  show(<PageHead file={file} entry={entry} draft={draftFor(whole, file)} onHistory={() => {}} />)
  expect(screen.getByText(editorWords.alsoAt('/CardB'))).toBeVisible()
  await userEvent.click(screen.getByText(editorWords.thisPage))
  await userEvent.click(screen.getByRole('button', { name: editorWords.newAlias }))
  await userEvent.click(
    screen.getByRole('button', { name: editorWords.removeShortAddress('/CardB') }),
  )
  expect(startTask.mock.calls).toEqual([
    [editorWords.newAlias, 'Screw'],
    [editorWords.removeAlias, 'CardB'],
  ])
})

it('short addresses have no entry of their own in the contents', () => {
  const files = contentsOf(whole).flatMap(({ entries }) => entries.map((entry) => entry.file))
  expect(files).toContain('data/routes.json')
  expect(files).not.toContain('data/aliases.json')
})
