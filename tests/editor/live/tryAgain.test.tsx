import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { GitHubError } from '../../../src/editor/github.ts'
import { TryAgain } from '../../../src/editor/live/TryAgain.tsx'
import { publishWords } from '../../../src/editor/publishWords.ts'

const words = publishWords.live
const ended = { run: 7, attempt: 1, link: 'https://github.com/owner/catalogue/actions/runs/7' }

/** Presses the button; `refusal` is how GitHub answers. */
async function press(refusal?: Error) {
  const retry = vi.fn(async () => {
    if (refusal !== undefined) throw refusal
  })
  render(<TryAgain ended={ended} retry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: words.retry }))
  expect(retry).toHaveBeenCalledExactlyOnceWith(ended)
}

it('the tests are started again once', async () => {
  await press()
  expect(await screen.findByText(words.retrying)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['a token without that right', new GitHubError('No access.', 403), words.mayNotRetry],
  ['too many requests', new GitHubError('Wait a minute.', 403, 60), 'Wait a minute.'],
  ['no network', new GitHubError(editorWords.offline), editorWords.offline],
])('%s is explained, with the way on GitHub itself', async (_what, refusal, said) => {
  await press(refusal)
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  const link = screen.getByRole('link', { name: words.retryOnGitHub })
  expect(link).toHaveAttribute('href', ended.link)
  expect(screen.getByRole('button', { name: words.retry })).toBeEnabled()
})
