/** Replaces a text's `{name}` by words, which may contain any character. */
export function fillTemplate(text: string, name: string, words: string): string {
  return text.split(`{${name}}`).join(words)
}
