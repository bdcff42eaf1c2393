import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageAddress } from '../model/catalogue/address.ts'
import type { Snapshot } from './snapshot.ts'
import { stamp } from './stamp.ts'
import type { Common, Job } from './worker.ts'

/** How a page was made the last time. */
type MadePage = {
  /** The stamp of its data, its head and what all pages share. */
  stamp: string
  /** The pages that were read for its data, and the stamp of their files and all others. */
  read?: readonly string[]
  sources?: string
  files: readonly string[]
  listed?: boolean
}

/** What the last whole build by these bundles has made. */
type Made = {
  /** When that build ended: nothing that it has made may have been touched since. */
  ended: number
  /** By the page's file. */
  pages: { [file: string]: MadePage }
}

function readMade(file: string): Made {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { ended: 0, pages: {} }
  }
}

/**
 * Knows the pages that need not be made anew: they would come out as they stand.
 * @param bundles the folder of the bundles, where what they have made is written down
 * @param found the built site as it is found
 * @param last the file in it that is written last
 */
export function keptPages(bundles: string, found: Snapshot, last: string) {
  const file = path.join(bundles, 'pages.json')
  const before = readMade(file)
  const isWhole = found.touched(last) === before.ended
  const stands = (name: string) => isWhole && found.touched(name) <= before.ended
  const now: Made['pages'] = {}
  return {
    /**
     * The page as it stands, where nothing has changed that it was made from: then not even its data
     * are put together.
     * @param sources the stamp of pages' files and all others, as they are now
     */
    unchanged(file: string, sources: (read: readonly string[]) => string): MadePage | undefined {
      const made = before.pages[file]
      if (made?.read === undefined || made.sources !== sources(made.read)) return undefined
      if (!made.files.every(stands)) return undefined
      now[file] = made
      return made
    },
    /** Whether a page stands as it would be made; if not, it must be made now. */
    has(job: Job, common: string, from: Pick<MadePage, 'read' | 'sources'>): boolean {
      const { file, json = '', error = {}, listed } = job
      const made = stamp(common, job.path, json, job.head, JSON.stringify(error))
      const files = filesOf(job)
      now[file] = { stamp: made, files, listed, ...from }
      return before.pages[file]?.stamp === made && files.every(stands)
    },
    /** Every file of the pages that there are now. */
    files: () => Object.values(now).flatMap((made) => made.files),
    /**
     * Writes down what this build has made, once the site is whole.
     * @param ended when the last file was written
     */
    write(ended: number): void {
      const made: Made = { ended, pages: now }
      writeFileSync(file, JSON.stringify(made))
    },
  }
}

/** The files of the built site that are made of a page. */
function filesOf({ path: pagePath, file, json }: Job): string[] {
  return json === undefined ? [file] : [file, path.normalize(pageAddress(pagePath))]
}

/** The stamp of what all pages share. */
export function stampCommon(common: Common): string {
  return stamp(JSON.stringify({ ...common, shells: [...common.shells] }))
}
