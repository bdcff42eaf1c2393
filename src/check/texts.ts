import type { Draft } from './draft.ts'
import { pagesOf, parts } from './files.ts'
import { fileOf } from './names.ts'
import type { Spot } from './problem.ts'

/** Every text of the catalogue, with its place; `spot` is only valid until the next one. */
export function* allTexts(draft: Draft): Iterable<{ file: string; spot: Spot; text: string }> {
  for (const part of parts) {
    // Their keys are paths, and their values as well.
    if (part === 'routes' || part === 'aliases') continue
    const file = fileOf(part)
    for (const { spot, text } of textsOf(draft[part], [])) yield { file, spot, text }
  }
  for (const { file, page } of pagesOf(draft)) {
    for (const { spot, text } of textsOf(page, [])) yield { file, spot, text }
  }
}

function* textsOf(value: unknown, spot: Spot): Iterable<{ spot: Spot; text: string }> {
  if (typeof value === 'string') yield { spot, text: value }
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* textsOf(item, [...spot, i])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...spot, key])
  }
}
