/** Puts words into a text's `{name}`; the words may hold any character. */
export function fill(text: string, name: string, words: string): string {
  return text.split(`{${name}}`).join(words)
}
