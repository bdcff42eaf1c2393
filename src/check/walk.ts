import type { JsonPath } from '../catalogue/problem.ts'

/** A value of the data and everything inside it, from the top, each with its path. */
export function* walk(
  value: unknown,
  jsonPath: JsonPath = [],
): Iterable<{ value: unknown; jsonPath: JsonPath }> {
  yield { value, jsonPath }
  if (typeof value !== 'object' || value === null) return
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [step, item] of steps) yield* walk(item, [...jsonPath, step])
}
