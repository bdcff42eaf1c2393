const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** `24 Nov 2026, 08:12`, in the time of this device. */
export function formatTime(date: string): string {
  return format.format(new Date(date))
}
