/**
 * True if all letters of a text are Latin. On a page in another script, such a text is untranslated English, or
 * a name.
 */
export function isLatinText(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && !/[^\P{L}\p{Script=Latin}]/u.test(text)
}

/** True if a language is written in Latin letters, so that its texts cannot be told from English by script. */
export function isLatinLanguage(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn'
}
