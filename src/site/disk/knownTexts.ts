import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Fault, Files } from '../../model/catalogue/catalogueFiles.ts'
import { type Lazy, LazyMap } from '../../model/catalogue/lazyMap.ts'
import { writeKept } from './cachedFile.ts'
import { listTexts, readListed } from './checkFolder.ts'

/** What each text is known by from one build to the next, by its file. */
export type TextStamps = ReadonlyMap<string, string>

/** The texts of a catalogue, each read when it is first asked for, and what they are known by. */
export type KnownTexts = { texts: Files['texts']; stamps: TextStamps }

/** A file's place on the disk, its size and the time of its last change; and the stamp of its text. */
type Known = { about: string; stamp: string }

/** In milliseconds: a file that has changed so lately may change once more without showing it. */
const YOUNG = 2000

/**
 * Reads `data/`. Of a file that is as it was when it was last read, the stamp is known: it is read only
 * where its text is asked for. Of ten thousand that takes 0.2 s in the place of 0.4.
 * @param root the folder that holds `data/`
 * @param cache where is kept what was known the last time
 */
export async function knownTexts(root: string, cache?: string): Promise<KnownTexts> {
  const began = Date.now()
  const kept = cache && path.join(cache, 'texts.json')
  const before = readKnown(kept)
  const known: { [file: string]: Known } = {}
  const stamps = new Map<string, string>()
  const texts = new Map<string, Lazy<string | Fault>>()
  for (const file of await listTexts(root)) {
    const about = aboutFile(path.join(root, file))
    const noted = before[file]
    if (about !== undefined && noted?.about === about.told) {
      known[file] = noted
      stamps.set(file, noted.stamp)
      texts.set(file, { make: () => readListed(root, file) })
      continue
    }
    const text = readListed(root, file)
    const stamp = stampText(text)
    stamps.set(file, stamp)
    texts.set(file, { make: () => text })
    if (about === undefined || about.changed > began - YOUNG) continue
    known[file] = { about: about.told, stamp }
  }
  const now = Object.entries(known)
  const isSame =
    now.length === Object.keys(before).length && now.every(([file, one]) => one === before[file])
  if (kept !== undefined && !isSame) await writeKept(kept, JSON.stringify(known))
  return { texts: new LazyMap(texts), stamps }
}

function readKnown(file: string | undefined): { [file: string]: Known } {
  try {
    return file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function aboutFile(file: string): { told: string; changed: number } | undefined {
  const about = statSync(file, { throwIfNoEntry: false })
  if (about === undefined) return undefined
  const { dev, ino, size, ctimeMs } = about
  return { told: [dev, ino, size, ctimeMs].join('-'), changed: ctimeMs }
}

/** What a text is known by. */
export function stampText(text: string | Fault): string {
  return hash('sha256', typeof text === 'string' ? text : JSON.stringify(text), 'base64')
}
