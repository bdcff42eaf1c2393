import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { splitStatus } from '../../../src/editor/edit/messageDetails.ts'

it.each([
  ['a short status', editorWords.saved],
  ['one sentence', editorWords.notSaved('GitHub has had too many requests'.repeat(4))],
])('all of %s is at the top', (_what, status) => {
  expect(splitStatus(status)).toEqual({ short: status })
})

it.each([
  [
    'a refusal',
    editorWords.protectedBranch('GH006'),
    'GitHub does not let this account publish here.',
  ],
  [
    'a list of problems',
    editorWords.fixBeforePublishing('Screws: Heading. The text is empty.\nScrews: Tagline.'),
    'Fix this before you publish:',
  ],
])('of %s the first sentence is at the top, and the rest is folded', (_what, why, first) => {
  const status = editorWords.notPublished(why)
  const { short, rest = '' } = splitStatus(status)
  expect(short).toBe(editorWords.notPublished(first))
  expect(`${short} ${rest}`).toBe(status.replace('\n', ' ').trim())
})
