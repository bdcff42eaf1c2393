import type { Draft } from './draft.ts'
import { fileOf, type Part, pageFile } from './files.ts'
import type { Spot } from './problem.ts'

const parts: readonly Part[] = [
  ...(['site', 'categories', 'home', 'about', 'contact', 'pictures', 'unconfirmed'] as const),
]

/** Every text of the registry, with its place; `spot` is only valid until the next one. */
export function* allTexts(draft: Draft): Iterable<{ file: string; spot: Spot; text: string }> {
  for (const part of parts) {
    const file = fileOf(part)
    for (const { spot, text } of textsOf(draft[part], [])) yield { file, spot, text }
  }
  for (const [slug, page] of draft.pages) {
    const file = pageFile(slug)
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
