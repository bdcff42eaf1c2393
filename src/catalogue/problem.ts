/** The path from the top of a file to one of its values: `['gallery', 'images', 0]`. */
export type JsonPath = readonly (string | number)[]

/**
 * One text for two readers: of the JSON files (in the terminal, in CI, in a code editor), and of the
 * forms of the editor, who has never seen JSON.
 */
export type Wording = { inFile: string; inForm: string }

/** The reader of a text. */
export type Reader = keyof Wording

/** A text; a string is right for both readers. */
export type MessageText = string | Wording

/** The same sentence for both readers. */
export function inBoth(text: string): Wording {
  return { inFile: text, inForm: text }
}

/** A text as one of the readers is shown it. */
export function textFor(reader: Reader, text: MessageText): string {
  return typeof text === 'string' ? text : text[reader]
}

/** A fault in a value or a file, with its fix. */
export type Fault = {
  /** The value found and the value expected. */
  message: MessageText
  /** The instruction for fixing it. */
  fix: Wording
}

/** The report of a rule. Line and column are added later, and only to findings that are shown. */
export type Finding = Fault & {
  /** Path from the project's root, with `/`. */
  file: string
  /** The location in the file's JSON; left out if it concerns the whole file. */
  jsonPath?: JsonPath
  /** True if the location is the key of the value rather than the value. */
  key?: boolean
  /** The offset in the file's text, if that is not valid JSON. */
  offset?: number
  /** True if the value may be intended: it is shown and counted, but does not fail the check. */
  warning?: true
}

/** A finding with its position in the file. Lines and columns count from 1. */
export type Problem = Pick<Finding, 'file' | 'message' | 'fix' | 'warning'> & {
  line: number
  column: number
}

/** @returns the message and the fix as two sentences */
export function sentenceFor(reader: Reader, { message, fix }: Fault): string {
  return `${textFor(reader, message)}. ${fix[reader]}`.trim()
}

/** A template tag for texts whose parts are worded differently for each reader. */
export function wording(texts: TemplateStringsArray, ...parts: readonly MessageText[]): Wording {
  const fill = (reader: Reader) =>
    String.raw({ raw: texts }, ...parts.map((part) => textFor(reader, part)))
  return { inFile: fill('inFile'), inForm: fill('inForm') }
}
