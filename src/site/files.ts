import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compress, type Effort, isTextFile } from './hosting/compress.ts'

/** The folder that a site is written into. */
export type SiteFiles = {
  /**
   * Writes a file, and its compressed copies beside it where it is a text.
   * @param name relative to the folder
   */
  put(name: string, content: string | Buffer): void
  /** Copies a file as it is, without compressed copies. */
  copy(name: string, from: string): void
}

/**
 * Writes synchronously: the workers that render pages have nothing else to do meanwhile.
 * @param effort how small the compressed copies become
 */
export function siteFiles(dist: string, effort: Effort): SiteFiles {
  function place(name: string): string {
    const file = path.join(dist, name)
    mkdirSync(path.dirname(file), { recursive: true })
    return file
  }
  return {
    put(name, content) {
      const [file, bytes] = [place(name), Buffer.from(content)]
      writeFileSync(file, bytes)
      if (isTextFile(name)) compress(file, bytes, effort)
    },
    copy: (name, from) => copyFileSync(from, place(name)),
  }
}

/** The files of a folder and of the folders in it, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
