import type { PluralTexts } from '../../catalogue/intl.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import { formatPointer, stablePointer } from '../pointer.ts'
import type { TextState } from './translate.ts'

/** A text of the English file with the translation that is written for it. */
type Written = {
  jsonPath: JsonPath
  /** The translation; undefined: there is none. */
  text?: PluralTexts | { review: PluralTexts }
  /** True if it is for one place alone. */
  isOwn: boolean
}

/** The texts with the same English, in the order of the file. */
function groupTexts(states: readonly TextState[]): Map<string, TextState[]> {
  const groups = new Map<string, TextState[]>()
  for (const state of states) groups.set(state.key, [...(groups.get(state.key) ?? []), state])
  return groups
}

function currentText(state: TextState): Written['text'] {
  if (state.found === undefined || state.found.isOffered) return undefined
  return state.state === 'stale' ? { review: state.found.text } : state.found.text
}

const isSame = (one: Written['text'], other: Written['text']) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The translations of one English text that has more than one: each under the pointer to the largest part of
 * the English file in which it is the only one.
 */
function placesOf(value: object, all: readonly Written[]) {
  const entries = all.flatMap(({ jsonPath, text }) =>
    text === undefined ? [] : [{ jsonPath, text }],
  )
  const longest = Math.max(...entries.map(({ jsonPath }) => jsonPath.length))
  const pointerAt = (depth: number, { jsonPath }: { jsonPath: JsonPath }) =>
    formatPointer(jsonPath.slice(0, depth))
  let depth = 1
  const isShared = (one: (typeof entries)[number], other: (typeof entries)[number]) =>
    pointerAt(depth, one) === pointerAt(depth, other) && !isSame(one.text, other.text)
  while (depth < longest && entries.some((one) => entries.some((other) => isShared(one, other)))) {
    depth += 1
  }
  return Object.fromEntries(
    entries.map((one) => [stablePointer(value, pointerAt(depth, one)), one.text] as const),
  )
}

/** The entry of one English text; undefined: it has no translation. */
function entryOf(
  value: object,
  group: readonly TextState[],
  texts: ReadonlyMap<string, PluralTexts | undefined>,
): Translation[string] | undefined {
  const [main] = group
  const all = group.map((state): Written => {
    const { jsonPath, pointer, found } = state
    const isTyped = texts.has(pointer)
    return {
      jsonPath,
      text: isTyped ? texts.get(pointer) : currentText(state),
      isOwn: found?.isOwn === true || (isTyped && state !== main),
    }
  })
  const translated = all.filter(({ text }) => text !== undefined)
  if (!all.some(({ isOwn }) => isOwn)) {
    return main !== undefined && texts.has(main.pointer) ? all[0]?.text : translated[0]?.text
  }
  const [first, ...others] = translated
  const isDeleted = group.some(
    ({ pointer }) => texts.has(pointer) && texts.get(pointer) === undefined,
  )
  const isOne = others.every(({ text }) => isSame(text, first?.text))
  // If only a later text is translated, its translation must not appear in the field of the first.
  const isOfMain = others.length === 0 && first === all[0]
  return isOfMain || (isDeleted && isOne) ? first?.text : placesOf(value, all)
}

/**
 * The content of a translation file with new texts, in the order of the English file. Translations whose English
 * text is gone are removed, except those that are offered for another text.
 * @param value the English file
 * @param states its texts
 * @param texts the new texts by the pointers of the English ones; undefined deletes a translation
 */
export function updateTranslation(
  value: object,
  states: readonly TextState[],
  texts: ReadonlyMap<string, PluralTexts | undefined>,
): Translation {
  const entries = Array.from(groupTexts(states), ([key, group]) => {
    const isTyped = group.some(({ pointer }) => texts.has(pointer))
    const offered = isTyped ? undefined : group.find(({ found }) => found?.isOffered)
    if (offered?.found !== undefined) {
      const { at, text, toReview } = offered.found
      return [String(at[0]), toReview ? { review: text } : text] as const
    }
    return [key, entryOf(value, group, texts)] as const
  })
  return Object.fromEntries(
    entries.flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry] as const])),
  )
}
