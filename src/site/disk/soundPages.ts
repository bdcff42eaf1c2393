import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { checkCatalogue } from '../../check/checkCatalogue.ts'
import { areInOrder } from '../../check/load.ts'
import type { NotedFile } from '../../check/memo.ts'
import { type Files, PAGES } from '../../model/catalogue/catalogueFiles.ts'
import { fileOf, pageFile } from '../../pages/files.ts'
import { writeKept } from './cachedFile.ts'
import type { TextStamps } from './knownTexts.ts'

/** What is noted of sound pages, by the stamps of their texts. */
type Notes = { [stamp: string]: NotedFile }

/** What is noted in a file; nothing where it is not whole, or is of another vocabulary. */
function readNotes(file: string, vocabulary: string): Notes {
  try {
    const kept = readFileSync(file)
    const end = kept.indexOf('\n')
    const written = kept.subarray(end + 1)
    if (kept.toString('latin1', 0, end) !== stampNotes(written, vocabulary)) return {}
    return JSON.parse(written.toString())
  } catch {
    return {}
  }
}

async function writeNotes(file: string, notes: Notes, vocabulary: string): Promise<void> {
  const written = Buffer.from(JSON.stringify(notes))
  await writeKept(file, Buffer.concat([Buffer.from(stampNotes(written, vocabulary)), LF, written]))
}

const LF = Buffer.from('\n')

function stampNotes(written: Buffer, vocabulary: string): string {
  return vocabulary + hash('sha256', written, 'base64')
}

/** In how many files the notes are: of these, one changed page has one written anew. */
const PARTS = 32

/** In which of them what is noted of a text stands, as its stamp begins. */
function partOf(stamp: string): number {
  return stamp.charCodeAt(0) % PARTS
}

/**
 * Knows, from one build to the next, the pages within which the check has found nothing, and what
 * others ask of them: these are neither read nor looked through while their texts and the vocabulary
 * stay.
 * @param cache a folder for this code alone
 */
export function soundPages(cache: string, texts: Files['texts'], stamps: TextStamps) {
  const vocabulary = stamps.get(fileOf('properties')) ?? ''
  const parts = Array.from({ length: PARTS }, (_, i) => {
    const file = path.join(cache, 'sound', `${i}.json`)
    return { file, before: readNotes(file, vocabulary), now: new Map<string, NotedFile>() }
  })
  function noted(name: string): NotedFile | undefined {
    const stamp = stamps.get(name)
    if (stamp === undefined || !name.startsWith(`${PAGES}/`)) return undefined
    return parts[partOf(stamp)]?.before[stamp]
  }
  return {
    noted,
    /** Remembers the pages within which this check has found nothing. */
    async keep({ draft, faulty }: ReturnType<typeof checkCatalogue>): Promise<void> {
      const { pages, named, properties } = draft
      // Nothing can be told of a page without its words.
      if (properties === undefined) return
      for (const path of pages.keys()) {
        const name = pageFile(path)
        const stamp = stamps.get(name)
        if (!name.startsWith(`${PAGES}/`) || stamp === undefined || faulty.has(name)) continue
        const part = parts[partOf(stamp)]
        const known = noted(name)
        if (known !== undefined) {
          part?.now.set(stamp, known)
          continue
        }
        const [text, facts, told] = [
          texts.get(name),
          pages.facts(path),
          pages.told(path, properties),
        ]
        if (typeof text !== 'string' || facts === undefined || told === undefined) continue
        if (areInOrder(name, text, pages.get(path))) {
          part?.now.set(stamp, { named: named.get(name), facts, told })
        }
      }
      for (const { file, before, now } of parts) {
        const isSame = now.size === Object.keys(before).length
        if (isSame && [...now.keys()].every((stamp) => Object.hasOwn(before, stamp))) continue
        await writeNotes(file, Object.fromEntries(now), vocabulary)
      }
    },
  }
}
