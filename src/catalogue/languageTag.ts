/** The primary subtag of a language tag, in lower case: `gu` of `gu-IN`. */
export function primaryTag(language: string): string {
  return language.toLowerCase().split('-')[0] ?? ''
}
