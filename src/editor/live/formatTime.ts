const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** `24 Nov 2026, 08:12`, in the time of this device; a text that is no time stays as it is. */
export function formatTime(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : format.format(time)
}
