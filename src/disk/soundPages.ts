import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { checkCatalogue } from '../check/checkCatalogue.ts'
import { pageFile } from '../check/files.ts'
import { areInOrder } from '../check/load.ts'
import type { NotedFile } from '../check/memo.ts'
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

/** What is noted of sound pages, by the stamps of their texts. */
type Notes = { [stamp: string]: NotedFile }

/** What is noted in a file; nothing where it is not whole, or is of another vocabulary. */
function readNotes(file: string, vocabulary: string | undefined): Notes {
  try {
    const kept = readFileSync(file, 'utf8')
    const end = kept.indexOf('\n')
    const text = kept.slice(end + 1)
    if (kept.slice(0, end) !== stampNotes(text, vocabulary)) return {}
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function stampNotes(text: string, vocabulary = ''): string {
  return hash('sha256', vocabulary + text, 'base64')
}

/**
 * Knows, from one build to the next, the pages within which the check has found nothing, and what
 * others ask of them: these are neither read nor looked through while their texts and the vocabulary
 * stay.
 * @param cache a folder for this code alone
 */
export function soundPages(cache: string, texts: Files['texts'], stamps: TextStamps) {
  const file = path.join(cache, 'sound.json')
  const vocabulary = stamps.get(fileOf('properties'))
  const before = readNotes(file, vocabulary)
  const noted = (name: string) =>
    name.startsWith(`${PAGES}/`) ? before[stamps.get(name) ?? ''] : undefined
  return {
    noted,
    /** Remembers the pages within which this check has found nothing. */
    async keep({ draft, faulty }: ReturnType<typeof checkCatalogue>): Promise<void> {
      const { pages, named, properties } = draft
      // Nothing can be told of a page without its words.
      if (properties === undefined) return
      const now: Notes = {}
      for (const path of pages.keys()) {
        const name = pageFile(path)
        const [text, stamp] = [texts.get(name), stamps.get(name)]
        const isPage = name.startsWith(`${PAGES}/`) && typeof text === 'string'
        if (!isPage || stamp === undefined || faulty.has(name)) continue
        const known = noted(name)
        const [facts, told] = [pages.facts(path), pages.told(path, properties)]
        if (known !== undefined) now[stamp] = known
        else if (facts !== undefined && told !== undefined && areInOrder(text, pages.get(path))) {
          now[stamp] = { named: named.get(name), facts, told }
        }
      }
      const kept = JSON.stringify(now)
      await writeKept(file, `${stampNotes(kept, vocabulary)}\n${kept}`)
    },
  }
}
