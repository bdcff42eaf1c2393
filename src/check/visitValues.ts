import type { JsonPath } from '../model/problem.ts'

/**
 * Goes through a value of the data and all that is in it, from the top.
 * @param visit is told each value, and how to get to it
 */
export function visitValues(
  value: unknown,
  visit: (value: unknown, spot: () => JsonPath) => void,
): void {
  const way: (string | number)[] = []
  const spot = () => [...way]
  function into(step: string | number, item: unknown): void {
    way.push(step)
    below(item)
    way.pop()
  }
  function below(here: unknown): void {
    visit(here, spot)
    if (typeof here !== 'object' || here === null) return
    if (Array.isArray(here)) for (const [i, item] of here.entries()) into(i, item)
    else for (const [key, item] of Object.entries(here)) into(key, item)
  }
  below(value)
}
