import { removeDeletedTexts, type Store } from './store.ts'

/** In milliseconds, as all times here. */
const DAY = 24 * 3_600_000

/** Further ahead of the newest stored time than this, the machine's clock is treated as wrong. */
const LONGEST_STEP = 30 * DAY

/** Less than this behind the newest stored time, the clock is no reason for a warning. */
const SMALL_STEP = DAY / 24

/** The newest stored time: of an enquiry, or of the last look at the clock; 0 in a new database. */
const newestSql = `max(
  (SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'clock'),
  (SELECT coalesce(max(since), 0) FROM enquiry))`

/** SQL that is true if the machine's time, `:now`, is plausible. */
const clockPlausibleSql = `(${newestSql} = 0 OR :now - ${newestSql} BETWEEN 0 AND ${LONGEST_STEP})`

/** SQL for the time from which the age of an enquiry counts that arrives at `:now`. */
export const sinceSql = `CASE WHEN ${clockPlausibleSql} THEN :now ELSE ${newestSql} END`

/**
 * Deletes the enquiries that have reached their age, or that the owner deleted a day ago, unless the clock is wrong:
 * behind the newest stored time, or more than 30 days ahead of it.
 * @returns the number of deleted enquiries
 */
export async function deleteByAge(store: Store, now: number, days: number): Promise<number> {
  const oldSql = `(since < :now - ${days * DAY} OR (deleted <> 0 AND deleted <= :now - ${DAY}))`
  const old = `DELETE FROM enquiry WHERE ${clockPlausibleSql} AND ${oldSql}`
  const look = `UPDATE setting SET value = :now WHERE name = 'clock' AND ${clockPlausibleSql}`
  const statements = [old, look].map((sql) => ({ sql, args: { now } }))
  const [deleted] = await store.batch(statements, 'write')
  const count = deleted?.rowsAffected ?? 0
  if (count > 0) await removeDeletedTexts(store)
  return count
}

/** @returns the newest stored time, if nothing is deleted because the clock is far from it */
export async function findClockProblem(store: Store, now: number): Promise<number | undefined> {
  const { rows } = await store.execute(`SELECT ${newestSql} AS newest`)
  const time = Number(rows[0]?.newest)
  const isFar = now < time - SMALL_STEP || now > time + LONGEST_STEP
  return time !== 0 && isFar ? time : undefined
}

/** Takes the time of the machine as right, as the owner has said. */
export async function confirmClock(store: Store, now: number): Promise<void> {
  const future = 'UPDATE enquiry SET since = :now WHERE since > :now'
  const marked = 'UPDATE enquiry SET deleted = :now WHERE deleted > :now'
  const look = "UPDATE setting SET value = :now WHERE name = 'clock'"
  await store.batch(
    [future, marked, look].map((sql) => ({ sql, args: { now } })),
    'write',
  )
}
