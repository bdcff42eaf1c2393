import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GitHubError } from '../../../src/editor/github.ts'
import { createPoller } from '../../../src/editor/live/poller.ts'

let hidden = false

beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
})

function show(visible: boolean): void {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
}

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000)

/** A poller that somebody looks at. */
function start(read: () => Promise<string>) {
  const reads = vi.fn(read)
  const poller = createPoller(reads, (value) => value === 'end')
  return { reads, poller, stop: poller.subscribe(() => undefined) }
}

it('reads less and less often while something happens, and hardly ever after that', async () => {
  let value = 'on its way'
  const { reads, poller, stop } = start(async () => value)
  await seconds(60)
  const first = reads.mock.calls.length
  await seconds(60)
  const second = reads.mock.calls.length - first
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
  value = 'end'
  await seconds(100)
  expect(poller.get()).toEqual({ value: 'end' })
  reads.mockClear()
  await seconds(190)
  expect(reads).not.toHaveBeenCalled()
  poller.restart()
  await seconds(1)
  expect(reads).toHaveBeenCalledOnce()
  stop()
})

it('asks nothing while the tab is hidden, or nobody looks', async () => {
  const { reads, stop } = start(async () => 'on its way')
  await seconds(1)
  show(false)
  reads.mockClear()
  await seconds(600)
  expect(reads).not.toHaveBeenCalled()
  show(true)
  await seconds(1)
  expect(reads).toHaveBeenCalledOnce()
  stop()
  await seconds(600)
  show(true)
  await seconds(600)
  expect(reads).toHaveBeenCalledOnce()
})

it('waits as long as GitHub wants, even when it is looked at again, and keeps what it knows', async () => {
  let fails = false
  const { reads, poller, stop } = start(async () => {
    if (fails) throw new GitHubError('Too many requests.', 429, 200)
    return 'on its way'
  })
  await seconds(1)
  fails = true
  await seconds(20)
  expect(poller.get()).toEqual({ value: 'on its way', fault: 'Too many requests.' })
  fails = false
  reads.mockClear()
  show(false)
  show(true)
  await seconds(150)
  expect(reads).not.toHaveBeenCalled()
  await seconds(60)
  expect(poller.get()).toEqual({ value: 'on its way' })
  stop()
})
