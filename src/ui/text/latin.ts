/**
 * Whether a text is in Latin letters alone: on a page in another script it is English, which nobody has
 * translated yet, or a name.
 */
export function isLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && !/[^\P{L}\p{Script=Latin}]/u.test(text)
}

/** Whether a language is written in Latin letters, so that its texts do not differ from English ones by them. */
export function isLatinLanguage(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn'
}
