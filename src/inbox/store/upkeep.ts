import type { Inbox } from '../inbox.ts'
import { deleteByAge, findClockProblem } from './clock.ts'

/** The pause between two runs, in milliseconds. */
export const upkeepPause = 3_600_000

/** Deletes the enquiries that have reached their age, and those that the owner deleted a day ago. */
export async function upkeep({ store, settings, now, log }: Inbox): Promise<void> {
  const count = await deleteByAge(store, now(), settings.INBOX_KEEP_DAYS)
  if (count > 0) log('deleted by age', { count })
  if ((await findClockProblem(store, now())) !== undefined) log('clock not believed')
}
