import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { compress, isText } from './hosting/compress.ts'

/** The folder of the built site. */
export type SiteFiles = {
  /**
   * Writes a file, and beside it the compressed ones where it is of a kind that gets smaller. What
   * stands there already, word for word, is left as it is, neither made nor sent anew: a thousand
   * pages then take 1.7 s in the place of 3.2.
   * @param name relative to the folder
   */
  put(name: string, content: string): void
  /** The files that were left as they are. */
  left: Set<string>
}

/** In step: a page is written on a worker, where nothing else waits. */
export function siteFiles(dist: string): SiteFiles {
  const left = new Set<string>()
  return {
    left,
    put(name, content) {
      const file = path.join(dist, name)
      const bytes = Buffer.from(content)
      if (stands(file, bytes)) {
        left.add(path.normalize(name))
        return
      }
      mkdirSync(path.dirname(file), { recursive: true })
      // The file itself comes last: where it is right, those beside it are.
      if (isText(name)) compress(file, bytes, 'quick')
      writeFileSync(file, bytes)
    },
  }
}

function stands(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}

/** The files of the folder that this build has written, relative to it. */
export function writtenSince(dist: string, since: number): string[] {
  return filesIn(dist).filter((name) => statSync(path.join(dist, name)).mtimeMs >= since)
}

/**
 * Takes away what an earlier build has made and this one has not: neither written nor left.
 * @param since when this build began, in milliseconds since 1970
 */
export function sweep(dist: string, since: number, left: ReadonlySet<string>): void {
  const ours = new Set(writtenSince(dist, since))
  for (const name of filesIn(dist)) {
    if (ours.has(name) || left.has(name.replace(/\.(gz|br)$/, ''))) continue
    rmSync(path.join(dist, name))
    let folder = path.dirname(name)
    while (folder !== '.' && readdirSync(path.join(dist, folder)).length === 0) {
      rmdirSync(path.join(dist, folder))
      folder = path.dirname(folder)
    }
  }
}

function filesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
}
