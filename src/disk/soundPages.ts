import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { checkCatalogue } from '../check/checkCatalogue.ts'
import { pagesOf } from '../check/files.ts'
import { areInOrder } from '../check/load.ts'
import { type Files, fileOf, PAGES } from '../check/names.ts'
import { writeKept } from './kept.ts'

/** What each text is known by from one build to the next, by its file. */
export type TextStamps = ReadonlyMap<string, string>

/** Stamps every text once, for all who ask whether it is what it was. */
export function stampTexts(texts: Files['texts']): TextStamps {
  const stamps = [...texts].map(([file, text]) => {
    const told = typeof text === 'string' ? text : JSON.stringify(text)
    return [file, hash('sha256', told, 'base64')] as const
  })
  return new Map(stamps)
}

/** The stamps of pages that were sound by a vocabulary; none where nothing can be read of them. */
function readSound(file: string, vocabulary: string | undefined): ReadonlySet<unknown> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    return new Set(kept.vocabulary === vocabulary ? kept.sound : [])
  } catch {
    return new Set()
  }
}

/**
 * Knows, from one build to the next, the pages within which the check has found nothing: these are
 * neither held against their shape nor looked through while their texts and the vocabulary stay.
 * @param cache a folder for this code alone
 */
export function soundPages(cache: string, texts: Files['texts'], stamps: TextStamps) {
  const file = path.join(cache, 'sound.json')
  const vocabulary = stamps.get(fileOf('properties'))
  const before = readSound(file, vocabulary)
  const sound = (name: string) => name.startsWith(`${PAGES}/`) && before.has(stamps.get(name))
  return {
    sound,
    /** Remembers the pages within which this check has found nothing. */
    async keep({ draft, faulty }: ReturnType<typeof checkCatalogue>): Promise<void> {
      const now: (string | undefined)[] = []
      for (const { file: name, page } of pagesOf(draft)) {
        const text = texts.get(name)
        if (!name.startsWith(`${PAGES}/`) || typeof text !== 'string' || faulty.has(name)) continue
        if (sound(name) || areInOrder(text, page)) now.push(stamps.get(name))
      }
      await writeKept(file, JSON.stringify({ vocabulary, sound: now }))
    },
  }
}
