import type { JsonPath } from '../model/problem.ts'

/**
 * Visits a value of the data and everything inside it, from the top.
 * @param visit is given each value, and a function that returns the path to it
 */
export function visitValues(
  value: unknown,
  visit: (value: unknown, spot: () => JsonPath) => void,
): void {
  const path: (string | number)[] = []
  const spot = () => [...path]
  function visitChild(step: string | number, item: unknown): void {
    path.push(step)
    visitAll(item)
    path.pop()
  }
  function visitAll(here: unknown): void {
    visit(here, spot)
    if (typeof here !== 'object' || here === null) return
    if (Array.isArray(here)) for (const [i, item] of here.entries()) visitChild(i, item)
    else for (const [key, item] of Object.entries(here)) visitChild(key, item)
  }
  visitAll(value)
}
