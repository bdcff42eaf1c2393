import { hash } from 'node:crypto'
import { readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { type Files, PICTURES } from '../model/catalogue/catalogueFiles.ts'
import { writeKept } from './disk/cachedFile.ts'
import type { TextStamps } from './disk/knownTexts.ts'
import { filesIn } from './files.ts'
import type { Snapshot } from './snapshot.ts'

/** What a whole build has left. */
type Left = {
  /** The stamp of all that the site was made from, where it is known. */
  source: string | undefined
  /** When the build ended: no file of the site may have been touched since. */
  ended: number
  /** The stamp of the names of its files, that one apart. */
  names: string
  /** How many pages it has. */
  pages: number
  /** What the check doubted, as it was told. */
  warnings: string
}

/** Stamps every file that a build reads beside its bundles; nothing where one cannot be read. */
export function stampSource(
  root: string,
  catalogue: string,
  { pictures }: Files,
  texts: TextStamps,
): string | undefined {
  const served = path.join(root, 'public')
  try {
    const files = [
      path.join(root, 'index.html'),
      ...filesIn(served).map((name) => path.join(served, name)),
      ...[...pictures.keys()].map((name) => path.join(catalogue, PICTURES, name)),
    ]
    const stamps = files.map((file) => [file, hash('sha256', readFileSync(file), 'base64')])
    return hash('sha256', JSON.stringify([[...texts].sort(), stamps.sort()]))
  } catch {
    return undefined
  }
}

/**
 * Knows a site that stands as the build before has left it, and of which nothing has changed: there
 * is nothing to check, to make or to take away.
 * @param bundles the folder of the bundles, where what they have left is written down
 * @param found the built site as it is found
 * @param last the file in it that is written last
 */
export function standingSite(bundles: string, found: Promise<Snapshot>, last: string) {
  const file = path.join(bundles, 'left.json')
  // A folder in which nothing has changed is read in the same order.
  const stampNames = (names: readonly string[]) =>
    hash('sha256', names.filter((name) => name !== last).join('\n'))
  return {
    /** What the build before has left, where one from this source would leave the same. */
    async left(source: string | undefined): Promise<Left | undefined> {
      try {
        const left: Left = JSON.parse(readFileSync(file, 'utf8'))
        if (source === undefined || left.source !== source) return undefined
        const site = await found
        if (left.ended !== site.touched(last) || !site.isOlderThan(left.ended)) return undefined
        if (left.names !== stampNames(site.names())) return undefined
        // It tells that these bundles are still of use.
        utimesSync(file, new Date(), new Date())
        return left
      } catch {
        return undefined
      }
    },
    /**
     * Writes down what this build has left, once the site is whole.
     * @param names its files, as `filesIn` tells them
     */
    async write(left: Omit<Left, 'names'>, names: readonly string[]): Promise<void> {
      await writeKept(file, JSON.stringify({ ...left, names: stampNames(names) }))
    },
  }
}
