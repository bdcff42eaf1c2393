/** The path from the top of a file to one of its values: `['gallery', 'images', 0]`. */
export type JsonPath = readonly (string | number)[]

/**
 * One text for two readers: of the JSON files (in the terminal, in CI, in a code editor), and of the
 * forms of the editor, who has never seen JSON.
 */
export type Wording = { inFile: string; inForm: string }

/** Who reads a text. */
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

/** What is wrong with a value or a file, and the cure. */
export type Fault = {
  /** What was found and what was expected. */
  message: MessageText
  /** How to fix it. */
  fix: Wording
}

/** What a rule reports. Line and column are looked up later, for the few that are reported. */
export type Finding = Fault & {
  /** Path from the project's root, with `/`. */
  file: string
  /** The location in the file's JSON; left out if it concerns the whole file. */
  jsonPath?: JsonPath
  /** True if the location is the key of the value rather than the value. */
  key?: boolean
  /** The offset in the file's text, if that is not valid JSON. */
  offset?: number
  /** It may be intended: it is shown and counted, and does not fail the check. */
  warning?: true
  /** The pointer under which `acceptedWarnings.json` can accept it. */
  acceptAt?: string
}

/** What a person, an editor or CI is shown. Lines and columns count from 1. */
export type Problem = Pick<Finding, 'file' | 'message' | 'fix' | 'warning' | 'acceptAt'> & {
  line: number
  column: number
}

/** `What was found. The cure.` */
export function sentenceFor(reader: Reader, { message, fix }: Fault): string {
  return `${textFor(reader, message)}. ${fix[reader]}`.trim()
}

/** A text with parts that the readers know by different words. */
export function wording(texts: TemplateStringsArray, ...parts: readonly MessageText[]): Wording {
  const fill = (reader: Reader) =>
    String.raw({ raw: texts }, ...parts.map((part) => textFor(reader, part)))
  return { inFile: fill('inFile'), inForm: fill('inForm') }
}
