import type { Problem } from '../catalogue/problem.ts'

/**
 * A problem with the JSON pointer of its field; `isUnwritten` if it is a text still to be written, `isEmpty` if
 * the field is empty.
 */
export type PlacedProblem = Problem & { pointer: string; isUnwritten?: boolean; isEmpty?: boolean }

/** A problem with its field's pointer and name, and whether `fixText` fixes it. */
export type FieldProblem = PlacedProblem & { field: string; fixable: boolean }
