import type { Inbox } from './inbox.ts'

/** The day, `2024-06-30`, and the hour in the time zone of the settings. */
export function localTime({ now, settings }: Pick<Inbox, 'now' | 'settings'>): {
  day: string
  hour: number
} {
  const text = new Date(now()).toLocaleString('sv-SE', { timeZone: settings.INBOX_TIMEZONE })
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) }
}
