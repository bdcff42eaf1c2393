import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { intendedMailHost } from '../../catalogue/mailHosts.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'

/** Spellings of `@` and the full stop that hide an address from programs: `(at)`, `[dot]`. */
const AT_SIGN = /\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/gi
const DOT_SIGN = /\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*/gi

/** An address with words for its signs and nothing around it: `ram.patel at x dot in`. */
const IN_WORDS = /^(\S+(?: dot \S+)*)(?: at |@)([^\s@]+(?: dot [^\s@]+)*)$/i

/** An address with nothing around it but spaces at its signs: `ram @ x . in`. */
const SPACED = /^([^\s@]+)\s*@\s*([^@]+?)\s*\.\s*([a-z]{2,3})$/i

/** A comma before an ending: `x,in`, `yahoo,co,in`. Before another word it separates the address from that. */
const COMMA_FOR_DOT = /,(?=(?:[a-z]{2,3},)?(?:in|com|net|org|co)$)/gi

/** An address whose signs are written as words or with spaces around them. */
function joinSigns(text: string): string {
  return text
    .replace(IN_WORDS, (whole, name: string, host: string) => {
      const [box, domain] = [name, host].map((part) => part.replace(/ dot /gi, '.'))
      return domain?.includes('.') ? `${box}@${domain}` : whole
    })
    .replace(SPACED, (whole, name: string, host: string, ending: string) => {
      const domain = host.replace(/\s*\.\s*/g, '.')
      return /\s/.test(domain) ? whole : `${name}@${domain}.${ending}`
    })
}

/** The different addresses in a text. */
function addressesIn(text: string): string[] {
  if (text.length > fieldLimits.email || text.includes('://')) return []
  const found = text
    .split(/[\s,;|/<>()[\]"'“”‘’]+/)
    .map((word) => word.replace(/^mailto:|[.:!।]+$/gi, ''))
    .filter((word) => /^[^@:?]+@[^@:?]+\.[^@:?.]+$/.test(word))
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return found.filter((email, i) => found.findIndex((other) => isSame(other, email)) === i)
}

/** A text as {@link cleanEmail} reads it, with its signs written as signs. */
function readable(typed: string): string {
  return cleanTyped(typed.normalize('NFKC'))
    .replaceAll('。', '.')
    .replace(AT_SIGN, '@')
    .replace(DOT_SIGN, '.')
    .replace(/@\s+/g, '@')
}

/** True if different addresses are in one field. */
export function holdsSeveralEmails(typed: string): boolean {
  return typed.length <= fieldLimits.text && addressesIn(readable(typed)).length > 1
}

/**
 * An e-mail address without what mail programs and people write around it: `mailto:ram@x.in`,
 * `Ram <ram@x.in>`, `"ram@x.in",`. A text with several addresses stays as it is.
 */
export function cleanEmail(typed: string): string {
  // Reading a text of many thousand characters would take a second, and it is no address.
  if (typed.length > fieldLimits.text) return cleanTyped(typed)
  const text = readable(typed)
  const addresses = addressesIn(text)
  if (addresses.length > 1) return text
  const [, inBrackets = text] = /<([^<>]*)>[\s,;.]*$/.exec(text) ?? []
  const email = joinSigns(
    inBrackets
      .trim()
      // A label, a name behind it in brackets, and the space that a keyboard adds after a full stop.
      .replace(/^[^@:]*:(?!\/\/)\s*|^e-?mail(?:\s*[=-]\s*|\s+)/i, '')
      .replace(/^[<"'“‘([]*(?:mailto:)?/i, '')
      .replace(/\s*\([^()@]*\)?\s*$/, '')
      .replace(/\.\s+([a-z]{2,3})$/i, '.$1')
      .replace(/\?[^@]*$/, '')
      .replace(/[\s,;:.!|/>"'”’)\]।]+$/, ''),
  )
  // Among other words: "Ram Patel ram@x.in".
  return /\s/.test(email) ? (addresses[0] ?? email) : email
}

/** The rest of a text in which {@link cleanEmail} has found an address among other words; empty if it cannot be told. */
export function textBeside(email: string, typed: string): string {
  const text = readable(typed)
  return text.includes(email) ? text.replaceAll(email, ' ') : ''
}

/**
 * True for an address that the browser accepts in a field for one, if its host has a full stop: nobody can reply to
 * `ram@x`.
 */
export function isEmail(text: string): boolean {
  // Chromium's own check of 100,000 characters takes 20 s.
  if (text.length > fieldLimits.email) return false
  if (!/@.+\./.test(text)) return false
  const input = document.createElement('input')
  input.type = 'email'
  input.value = text
  return !input.validity.typeMismatch
}

/**
 * The address that was probably meant: `ram@gmail.com` for `ram@gmail.con`, `ram@x.in` for `ram@x,in`.
 * @returns undefined if the address may be right, or no better one is found
 */
export function intendedEmail(typed: string): string | undefined {
  const email = cleanEmail(typed)
  const hostStart = email.lastIndexOf('@') + 1
  const host = email.slice(hostStart).replace(COMMA_FOR_DOT, '.')
  const intended = email.slice(0, hostStart) + (intendedMailHost(host) ?? host)
  return intended !== email && isEmail(intended) ? intended : undefined
}
