import { publishWords } from '../publishWords.ts'
import type { LiveStatus } from './liveStatus.ts'

const words = publishWords.live

/** The progress of the newest change, in one sentence. */
export function progressWords({ progress, gate }: LiveStatus): string {
  switch (progress.state) {
    case 'waiting':
      return progress.late ? words.waitingLate : words.waiting
    case 'running': {
      const { done, total, late } = progress
      return late ? words.runningLate(done, total) : words.running[gate](done, total)
    }
    case 'live':
      return words.all
    default:
      return words[progress.state]
  }
}
