/** The path from the top of a file to one of its values: `['gallery', 'images', 0]`. */
export type JsonPath = readonly (string | number)[]

/**
 * A fault of the data, with its fix. Both are worded in the names that forms show; the terminal adds the file,
 * the line and the key. Its place is as much as its finder knows: the path is from the value that was looked at.
 */
export type Problem = {
  /** The value found and the value expected. */
  message: string
  /** The instruction for fixing it. */
  fix: string
  /** True if the value may be intended: it is shown and counted, but does not fail the check. */
  warning?: true
  /** The location in JSON, also of a missing field; left out if the problem concerns the whole file. */
  jsonPath?: JsonPath
  /** True if the location is the key of the value rather than the value. */
  key?: boolean
  /** The offset in the file's text, if that is not valid JSON. */
  offset?: number
}

/** A problem of a file, as rules report it. */
export type FileProblem = Problem & {
  /** Path from the project's root, with `/`. */
  file: string
}

/** A problem with its position in its file, which takes the place of its key and offset. Lines and columns count from 1. */
export type LocatedProblem = Omit<FileProblem, 'key' | 'offset'> & {
  line: number
  column: number
}

/** @returns the message and the fix as two sentences */
export function problemSentence({ message, fix }: Pick<Problem, 'message' | 'fix'>): string {
  return `${message}. ${fix}`.trim()
}
