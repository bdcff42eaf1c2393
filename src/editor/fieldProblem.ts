import type { Problem } from '../catalogue/problem.ts'

/** A problem with the place of its field. */
export type PlacedProblem = Problem & {
  /** The JSON pointer of the field. */
  pointer: string
  /** True if the field's text is still to be written. */
  isUnwritten?: boolean
  /** True if the field is empty. */
  isEmpty?: boolean
}

/** A problem with the place and the name of its field. */
export type FieldProblem = PlacedProblem & {
  /** The name of the field; '' if it has none. */
  field: string
  /** True if `fixText` fixes it. */
  fixable: boolean
}
