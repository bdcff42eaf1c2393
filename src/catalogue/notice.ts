import type { Site } from './schemas/site.ts'

/** The text above every page, until the end of its last day. */
export type Notice = NonNullable<Site['notice']>

/** The offset of India's time, in which a last day is meant wherever the visitor is. It is the same all year. */
const INDIA = '+05:30'

/** The moment at which the last day of a notice has ended, in milliseconds since 1970. */
export function noticeEnd({ lastDay }: Pick<Notice, 'lastDay'>): number {
  return Date.parse(`${lastDay}T24:00:00${INDIA}`)
}
