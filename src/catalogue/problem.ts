/** The path from the top of a file to one of its values: `['gallery', 'images', 0]`. */
export type JsonPath = readonly (string | number)[]

/**
 * A fault in a value or a file, with its fix. Both are worded in the names that forms show; the terminal adds the
 * file, the line and the key.
 */
export type Fault = {
  /** The value found and the value expected. */
  message: string
  /** The instruction for fixing it. */
  fix: string
}

/** The report of a rule. Line and column are added later, and only to findings that are shown. */
export type Finding = Fault & {
  /** Path from the project's root, with `/`. */
  file: string
  /** The location in the file's JSON, also of a missing field; left out if the finding concerns the whole file. */
  jsonPath?: JsonPath
  /** True if the location is the key of the value rather than the value. */
  key?: boolean
  /** The offset in the file's text, if that is not valid JSON. */
  offset?: number
  /** True if the value may be intended: it is shown and counted, but does not fail the check. */
  warning?: true
}

/** A finding with its position in the file. Lines and columns count from 1. */
export type Problem = Omit<Finding, 'key' | 'offset'> & {
  line: number
  column: number
}

/** @returns the message and the fix as two sentences */
export function problemSentence({ message, fix }: Fault): string {
  return `${message}. ${fix}`.trim()
}
