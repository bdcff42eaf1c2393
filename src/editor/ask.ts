import type { Answers, Seen } from './answers.ts'
import { changesOf, nothing, type ToWorker, type WorkerState } from './toWorker.ts'

/** Asks something of a whole catalogue. */
export type Ask = <Q extends keyof Answers>(
  question: Q,
  seen: Seen,
  about?: string,
) => Promise<Answers[Q]>

/** Answers here, and lets everything else wait meanwhile. */
export const askHere: Ask = async (question, seen, about = '') => {
  const { answers } = await import('./answers.ts')
  return answers[question](seen, about)
}

/**
 * Lets a worker answer, so that no key waits for it; where none can be had, the answers are made here.
 * The worker is told of each text once, and then of what changes.
 */
export function askWorker(): Ask {
  let worker: Worker | undefined
  let known = nothing
  // A browser may refuse it at once or once it is asked for.
  const lost = new AbortController()
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => lost.abort(), { signal: lost.signal })
  } catch {
    lost.abort()
  }

  function tell<Q extends keyof Answers>(question: Q, seen: Seen, about: string) {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<Answers[Q]>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<WorkerState<Answers[Q]>>) => {
        if ('fault' in data) reject(new Error(data.fault))
        else resolve(data.answer)
        port1.close()
        lost.signal.removeEventListener('abort', reject)
      }
      lost.signal.addEventListener('abort', reject)
    })
    const message: ToWorker = { question, about, changes: changesOf(known, seen), port: port2 }
    known = seen
    worker?.postMessage(message, [port2])
    return answered
  }

  return async (question, seen, about = '') => {
    if (lost.signal.aborted) return askHere(question, seen, about)
    try {
      return await tell(question, seen, about)
    } catch (error) {
      if (!lost.signal.aborted) throw error
      return askHere(question, seen, about)
    }
  }
}
