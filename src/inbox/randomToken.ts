/** A random text that nobody can guess. It is no number, so that it is never read as a time. */
export function randomToken(): string {
  return `t${crypto.randomUUID()}`
}
