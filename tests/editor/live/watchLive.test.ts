import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildFile } from '../../../src/catalogue/buildFile.ts'
import { LIMIT } from '../../../src/editor/live/liveStatus.ts'
import { watchLive } from '../../../src/editor/live/watchLive.ts'
import type { PublishRun } from '../../../src/editor/storage/published.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The watch of what is published now. */
function begin(run: PublishRun = { state: 'none' }) {
  const site: { build: BuildFile | undefined } = { build: { commit: 'before' } }
  const readBuild = vi.fn(async () => site.build)
  const runOf = vi.fn(async () => run)
  const shown: string[] = []
  const end = new AbortController()
  const published = { branch: 'main', commit: 'mine', time: new Date().toISOString() }
  const done = watchLive(
    published,
    { readBuild, runOf },
    ({ state }, hasEnded) => shown.push(hasEnded ? `${state}, the end` : state),
    end.signal,
  )
  return { site, readBuild, runOf, shown, end, done }
}

it('looks at the site until it shows what is published, and asks GitHub nothing', async () => {
  const { site, readBuild, runOf, shown, done } = begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readBuild.mock.calls.length).toBeGreaterThan(5)
  site.build = { commit: 'mine' }
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(new Set(shown)).toEqual(new Set(['waiting', 'live, the end']))
  expect(runOf).not.toHaveBeenCalled()
})

it('asks for the run once, when it should have been there, and then ends', async () => {
  const { runOf, shown, done } = begin({ state: 'failed', link: '' })
  await vi.advanceTimersByTimeAsync(LIMIT * 3)
  await done
  expect(shown.at(-1)).toBe('failed, the end')
  expect(runOf).toHaveBeenCalledOnce()
})

it('goes on while the site does not answer, but not for ever', async () => {
  const { site, shown, done } = begin({ state: 'unknown' })
  site.build = undefined
  await vi.advanceTimersByTimeAsync(LIMIT * 3)
  await done
  expect(shown.at(-1)).toBe('unknown, the end')
})

it('shows nothing more once another publication has taken its place', async () => {
  const { site, readBuild, shown, end, done } = begin()
  await vi.advanceTimersByTimeAsync(1_000)
  end.abort()
  await done
  site.build = { commit: 'mine' }
  await vi.advanceTimersByTimeAsync(LIMIT)
  expect(shown).toEqual(['waiting'])
  expect(readBuild).toHaveBeenCalledOnce()
})
