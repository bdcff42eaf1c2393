/** The path from the top of a file to one of its values: `['gallery', 'images', 0]`. */
export type JsonPath = readonly (string | number)[]

/** The report of a rule. Line and column are looked up later, only for the findings that are shown. */
export type Finding = {
  /** Path from the project's root, with `/`. */
  file: string
  /** The location in the file's JSON; left out if it concerns the whole file. */
  jsonPath?: JsonPath
  /** True if the location is the key of the value rather than the value. */
  key?: boolean
  /** The offset in the file's text, if that is not valid JSON. */
  offset?: number
  /** The value found and the value expected. */
  message: string
  /** How to fix it. */
  hint: string
  /** True if it may be intended: it is shown and counted, and does not fail the check. */
  warning?: true
  /** The pointer under which `acceptedWarnings.json` can accept it. */
  acceptAt?: string
}

/** A finding as a person, an editor or CI sees it. Lines and columns count from 1. */
export type Problem = Pick<Finding, 'file' | 'message' | 'hint' | 'warning' | 'acceptAt'> & {
  line: number
  column: number
}
