import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'

/** The maximum number of characters of a summary: enough to recognise the group. */
const LONGEST = 120

/** The texts of a value that name it, those of the vocabulary by their labels. */
function* textsIn(value: unknown, vocabulary?: Vocabulary): Iterable<string> {
  if (typeof value === 'string' && /[\p{L}\p{N}]/u.test(value)) {
    const { properties, words } = vocabulary ?? {}
    yield (ownValue(properties, value) ?? ownValue(words, value))?.label ?? value
  } else if (Array.isArray(value)) {
    for (const one of value) yield* textsIn(titleOf(one), vocabulary)
  } else if (isRecord(value)) {
    for (const one of Object.values(value)) yield* textsIn(one, vocabulary)
  }
}

/** The title of a list entry, or the entry itself if it has none. */
function titleOf(entry: unknown): unknown {
  if (!isRecord(entry)) return entry
  return entry.title ?? entry.label ?? entry.heading ?? entry.name ?? entry.property ?? entry
}

/** A line on the contents of a closed group; '' if it holds no words. */
export function groupSummary(value: unknown, vocabulary?: Vocabulary): string {
  let summary = ''
  for (const text of textsIn(value, vocabulary)) {
    summary += summary === '' ? text : ` · ${text}`
    if (summary.length > LONGEST) return `${summary.slice(0, LONGEST)} …`
  }
  return summary
}
