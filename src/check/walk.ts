import type { JsonPath } from '../catalogue/problem.ts'

/** A value of the data and everything inside it, from the top, each with its path. */
export function* walk(
  value: unknown,
  spot: JsonPath = [],
): Iterable<{ value: unknown; spot: JsonPath }> {
  yield { value, spot }
  if (typeof value !== 'object' || value === null) return
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [step, item] of steps) yield* walk(item, [...spot, step])
}
