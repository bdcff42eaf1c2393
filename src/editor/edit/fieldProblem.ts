import type { LocatedProblem } from '../../catalogue/problem.ts'

/** A problem with the field that it is about. */
export type FieldProblem = LocatedProblem & {
  /** The JSON pointer of the field. */
  pointer: string
  /** The name of the field; '' if it has none. */
  field: string
  /** True if the field's text is still to be written. */
  isUnwritten?: boolean
  /** True if the field is empty. */
  isEmpty?: boolean
  /** True if `fixText` fixes it. */
  fixable: boolean
}
