import type { JsonPath } from './problem.ts'

/** A value of the catalogue: its file, and its path there. */
export type Place = { file: string; jsonPath: JsonPath }

/** True if a path leads to a value, or to a part of it. */
export function isWithin(jsonPath: JsonPath, outer: JsonPath): boolean {
  return outer.every((step, i) => String(step) === String(jsonPath[i]))
}

/** True if a JSON pointer leads to a value, or to a part of it. */
export function isPointerWithin(pointer: string, outer: string): boolean {
  return `${pointer}/`.startsWith(`${outer}/`)
}
