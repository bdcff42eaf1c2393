import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { chaptersOf } from '../../../src/editor/edit/chapters.ts'
import { draftFor } from '../../../src/editor/edit/draftFor.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { PageHead } from '../../../src/editor/shell/PageHead.tsx'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = 'data/pages/Screw.json'

it('a page says at which short addresses it is as well, and removes them, and opens the list of all', async () => {
  const entry = chaptersOf(whole)
    .flatMap(({ entries }) => entries)
    .find((one) => one.file === file)
  const { show, open, startTask } = openEditor(whole)
  show(<PageHead file={file} entry={entry} draft={draftFor(whole, file)} onHistory={() => {}} />)
  expect(screen.getByText(editorWords.alsoAt('/CardB'))).toBeVisible()
  await userEvent.click(screen.getByText(editorWords.thisPage))
  await userEvent.click(screen.getByRole('button', { name: editorWords.allShortAddresses }))
  expect(open.mock.calls).toEqual([['data/aliases.json']])
  await userEvent.click(screen.getByText(editorWords.thisPage))
  await userEvent.click(
    screen.getByRole('button', { name: editorWords.removeShortAddress('/CardB') }),
  )
  expect(startTask.mock.calls).toEqual([[editorWords.removeAlias, 'CardB']])
})

it.each([
  ['one problem leads to its field', [''], /^1 field/],
  ['several lead to the list of them', ['', 'Screws '], /problem.*field/],
])('the count of %s', async (_what, [heading = '', tagline], name) => {
  const page = JSON.parse(String(whole.texts.get(file)))
  const broken = JSON.stringify({ ...page, heading, tagline: tagline ?? page.tagline })
  const { show, open } = openEditor({ ...whole, texts: new Map(whole.texts).set(file, broken) })
  show(<PageHead file={file} draft={draftFor(whole, file)} onHistory={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name }))
  if (tagline !== undefined) {
    await userEvent.click(screen.getByRole('button', { name: /Heading/ }))
  }
  expect(open.mock.calls).toEqual([[file, '/heading']])
})
