/** The path from the top of a file to one of its values: `['gallery', 'images', 0]`. */
export type JsonPath = readonly (string | number)[]

/** What a rule reports. Line and column are looked up later, for the few that are reported. */
export type Finding = {
  /** Path from the project's root, with `/`. */
  file: string
  /** Where in the file's JSON; left out: the file as a whole. */
  jsonPath?: JsonPath
  /** Points at the key of that value rather than at the value. */
  key?: boolean
  /** Where in the file's text, where that is not JSON. */
  offset?: number
  /** What was found and what was expected. */
  message: string
  /** How to fix it. */
  hint: string
  /** It may be intended: it is shown and counted, and does not fail the check. */
  warning?: true
  /** The pointer under which `acceptedWarnings.json` can say that it is right. */
  acceptAt?: string
}

/** What a person, an editor or CI is shown. Lines and columns count from 1. */
export type Problem = Pick<Finding, 'file' | 'message' | 'hint' | 'warning' | 'acceptAt'> & {
  line: number
  column: number
}
