import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { TermRole } from '../../catalogue/schemas/site.ts'
import { valueAt } from '../../check/pointer.ts'
import { readJson } from '../../check/readJson.ts'
import { removeEntry } from './editJson.ts'

/** The terms of the business that say when somebody is there. */
const hoursRoles: readonly TermRole[] = ['opening hours', 'hours of messages']

/** The name of hours, and the path of their text, which may not be given yet. */
type Hours = { label: string; jsonPath: JsonPath }

/**
 * The hours that the business tells its visitors, or would tell them; none if it has no such terms.
 * @param text the file of the business, in which something else may be wrong
 */
export function hoursIn(text: string | undefined): Hours[] {
  const items = valueAt(readJson(text ?? '').value, ['terms', 'items'])
  if (!Array.isArray(items)) return []
  return hoursRoles.flatMap((role) => {
    const at = items.findIndex((item) => isRecord(item) && ownValue(item, 'role') === role)
    const label = valueAt(items[at], ['label'])
    if (at < 0 || typeof label !== 'string') return []
    return [{ label, jsonPath: ['terms', 'items', at, 'text'] }]
  })
}

/** The texts of the hours; undefined for those that are not given. */
export function hoursOf(text: string): unknown[] {
  const { value } = readJson(text)
  return hoursIn(text).map(({ jsonPath }) => valueAt(value, jsonPath))
}

/** All terms of the business but the texts of its hours. */
export function withoutHours(text: string): unknown {
  const { value } = readJson(text)
  const rest = hoursIn(text).reduce((all, { jsonPath }) => removeEntry(all, jsonPath), value)
  return valueAt(rest, ['terms'])
}
