import type { BuildFile } from '../../catalogue/buildFile.ts'
import type { PublishedCommit, PublishRun } from '../storage/published.ts'
import { judge, type LiveStatus, type Watch } from './liveStatus.ts'

/** Milliseconds between two looks at the site. */
const INTERVAL = 5_000

/** Resolves after some milliseconds, or when it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}

type Sources = {
  /** The site's `build.json`; undefined if it does not answer. */
  readBuild(): Promise<BuildFile | undefined>
  /** The result of the run of a commit. */
  runOf(published: PublishedCommit): Promise<PublishRun>
}

/**
 * Looks at the site until it shows what is published, or it is clear that it will not, or the time is over.
 * @param show called with each status; `hasEnded`: nothing more is asked
 * @param signal ends it earlier; after that nothing is shown
 */
export async function watchLive(
  published: PublishedCommit,
  { readBuild, runOf }: Sources,
  show: (status: LiveStatus, hasEnded: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  const since = Date.now()
  let run: PublishRun | undefined
  while (!signal.aborted) {
    const watch: Watch = { published, build: await readBuild(), run, since }
    let step = judge(watch, Date.now())
    if (step.next === 'askRun' && !signal.aborted) {
      run = await runOf(published)
      step = judge({ ...watch, run }, Date.now())
    }
    if (signal.aborted) return
    show(step.status, step.next === 'end')
    if (step.next === 'end') return
    await pause(INTERVAL, signal)
  }
}
