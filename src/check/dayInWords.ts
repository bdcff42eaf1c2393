/** `Thursday, 12 November 2026`, as forms and lists of changes show a day. */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', { dateStyle: 'full', timeZone: 'UTC' })
}
