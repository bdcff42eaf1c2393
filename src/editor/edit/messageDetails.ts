/** Between what a message says and its details, such as the output of another program. */
const SEPARATOR = '\n\n'

/** A message with details, which are shown on request. */
export function withDetails(message: string, details: string): string {
  const lines = details.trim()
  return lines === '' ? message : message + SEPARATOR + lines
}

/** The two parts of a message; no details if it has none. */
export function splitDetails(text: string): { message: string; details?: string } {
  const at = text.indexOf(SEPARATOR)
  if (at < 0) return { message: text }
  return { message: text.slice(0, at), details: text.slice(at + SEPARATOR.length) }
}

/** The most characters of a status that the line at the top has room for. */
const LONGEST_STATUS = 60

/** A status as the line at the top shows it: of a long one the first sentence, and the rest on request. */
export function splitStatus(text: string): { short: string; rest?: string } {
  if (text.length <= LONGEST_STATUS) return { short: text }
  const at = text.search(/[.?!] |\n/) + 1
  if (at === 0) return { short: text }
  return { short: text.slice(0, at).trim(), rest: text.slice(at).trim() }
}
