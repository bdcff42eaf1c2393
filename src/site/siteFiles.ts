import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CompressionEffort, isTextFile, writeCompressed } from './hosting/compress.ts'

/** Writes files into the folder of the built site. */
export type SiteFiles = {
  /**
   * Writes a file, and compressed copies beside it if it is a text file.
   * @param name relative to the folder
   * @param effort how much time is spent on the copies, if it is not that of the other files
   */
  put(name: string, content: string | Buffer, effort?: CompressionEffort): Promise<void>
  /** Copies a file, without compressed copies. */
  copy(name: string, from: string): void
}

/**
 * Makes a writer for a folder.
 * @param dist the folder of the built site
 * @param usualEffort how much time is spent on the compressed copies
 */
export function siteFiles(dist: string, usualEffort: CompressionEffort): SiteFiles {
  function prepareFile(name: string): string {
    const file = path.join(dist, name)
    mkdirSync(path.dirname(file), { recursive: true })
    return file
  }
  return {
    async put(name, content, effort = usualEffort) {
      const file = prepareFile(name)
      const bytes = Buffer.from(content)
      writeFileSync(file, bytes)
      if (isTextFile(name)) await writeCompressed(file, bytes, effort)
    },
    copy: (name, from) => copyFileSync(from, prepareFile(name)),
  }
}

/** The paths of all files in a folder and its subfolders, relative to the folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
