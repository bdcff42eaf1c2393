import type { Inbox } from '../inbox.ts'

const DAY = 24 * 3_600_000

/** How often the clock is read; a step counts as this long where the machine's clock was turned. */
export const clockStep = DAY / 24

/** The clock of the ages, and its longest step that is believed: the inbox may have been off for so long. */
const longestStep = 30 * DAY
const clock = "(SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'clock')"

/**
 * Reads the clock, and deletes what has reached its age. A clock that is wrong for a day would delete
 * everything: ages count by a time of their own, which takes the steps of the machine's clock alone.
 */
export async function upkeep({ store, settings, now, log }: Inbox): Promise<void> {
  const isPlausible = `${clock} = 0 OR :now - ${clock} BETWEEN 0 AND ${longestStep}`
  const time = `CASE WHEN ${isPlausible} THEN :now ELSE ${clock} + ${clockStep} END`
  const step = `UPDATE setting SET value = ${time} WHERE name = 'clock'`
  const age = settings.INBOX_KEEP_DAYS * DAY
  const old = { sql: `DELETE FROM enquiry WHERE since < ${clock} - ?`, args: [age] }
  const [, deleted] = await store.batch([{ sql: step, args: { now: now() } }, old], 'write')
  if (deleted?.rowsAffected) log('deleted by age', { count: deleted.rowsAffected })
}
