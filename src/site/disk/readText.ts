import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../catalogue/problem.ts'
import { damageFix } from '../../check/formWords.ts'
import { missingFileFault } from '../../check/parseFile.ts'

/** In megabytes: far more than one file of a catalogue of 10,000 products needs. */
const MAX_MEGABYTES = 16

/**
 * Reads a text file synchronously: for ten thousand small files, awaiting each takes four times as long as
 * reading it.
 * @param root the folder that holds `data/`
 * @param file the path from there, with `/`
 * @returns the text without a byte-order mark, or the fault of the file; it never throws
 */
export function readText(root: string, file: string): string | Problem {
  const path = join(root, file)
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) {
      // Its target may be outside the catalogue.
      return {
        message: 'This is a link to another file',
        fix: damageFix('Put the file itself here.'),
      }
    }
    if (stats.isDirectory()) {
      const message = 'This is a folder, and a file is expected'
      return { message, fix: damageFix('Rename the folder or remove it.') }
    }
    if (!stats.isFile()) {
      // Reading a pipe would wait forever.
      return { message: 'This is not an ordinary file', fix: damageFix('Put a JSON file here.') }
    }
    const size = stats.size / 1024 / 1024
    if (size > MAX_MEGABYTES) {
      return {
        message: `The file holds ${Math.round(size)} MB; a file of the catalogue holds at most ${MAX_MEGABYTES} MB`,
        fix: damageFix(
          'Something was pasted here that does not belong here. Undo the last change to this file.',
        ),
      }
    }
    return decode(readFileSync(path))
  } catch (error) {
    return readFault(error)
  }
}

function decode(bytes: Buffer): string | Problem {
  if (!isUtf8(bytes)) {
    return {
      message: 'The file is not saved as UTF-8 text',
      fix: damageFix(
        'Save it again with the encoding UTF-8 (in VS Code: click the encoding at the bottom right).',
      ),
    }
  }
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function readFault(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
      return missingFileFault
    case 'EACCES':
    case 'EPERM':
      return {
        message: 'The file may not be read',
        fix: "Give yourself the right to read it (the file's properties).",
      }
    default:
      return {
        message: `The file cannot be read (${String(code ?? error)})`,
        fix: 'Try again.',
      }
  }
}
