import { fieldLimits } from '../../catalogue/limits.ts'
import { intendedMailHost } from '../../catalogue/mailHosts.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'

/**
 * An e-mail address without what mail programs and people write around it: `mailto:ram@x.in`,
 * `Ram <ram@x.in>`, `"ram@x.in",`.
 */
export function cleanEmail(typed: string): string {
  const text = cleanTyped(typed.normalize('NFKC')).replace(/@\s+/g, '@').replaceAll('。', '.')
  const [, inBrackets = text] = /<([^<>]*)>[\s,;.]*$/.exec(text) ?? []
  return (
    inBrackets
      .trim()
      // A label, a name behind it in brackets, and the space that a keyboard adds after a full stop.
      .replace(/^[^@:]*:(?!\/\/)\s*|^e-?mail(?:\s*[=-]\s*|\s+)/i, '')
      .replace(/^["'“‘([]*(?:mailto:)?/i, '')
      .replace(/\s*\([^()@]*\)?\s*$/, '')
      .replace(/\.\s+([a-z]{2,3})$/i, '.$1')
      .replace(/\?[^@]*$/, '')
      .replace(/[\s,;:.!"'”’)\]।]+$/, '')
  )
}

/** True for an address that the browser accepts in a field for one. */
export function isEmail(text: string): boolean {
  // Chromium's own check of 100,000 characters takes 20 s.
  if (text.length > fieldLimits.email) return false
  const input = document.createElement('input')
  input.type = 'email'
  input.value = text
  return !input.validity.typeMismatch
}

/** The address that was meant by one with a misspelt host: `ram@gmail.con`; undefined if it may be right. */
export function intendedEmail(typed: string): string | undefined {
  const email = cleanEmail(typed)
  const at = email.lastIndexOf('@')
  const host = at > 0 && isEmail(email) ? intendedMailHost(email.slice(at + 1)) : undefined
  return host && email.slice(0, at + 1) + host
}
