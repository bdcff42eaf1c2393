const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' })

/** `24 Nov 2026, 08:12`, in the time of this device; a text that is no time stays as it is. */
export function formatTime(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : format.format(time)
}

/** `today, 08:12`; of another day `24 Nov 2026, 08:12`. */
export function formatWhen(date: string, now = Date.now()): string {
  const time = Date.parse(date)
  const isToday = !Number.isNaN(time) && dayFormat.format(time) === dayFormat.format(now)
  return isToday ? `today, ${timeFormat.format(time)}` : formatTime(date)
}
