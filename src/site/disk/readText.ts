import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, inBoth } from '../../catalogue/problem.ts'
import { repair } from '../../check/formWords.ts'
import { missing } from '../../check/load.ts'

/** Far above what a catalogue of 10,000 products needs in one file, in megabytes. */
const LARGEST = 16

/**
 * Reads one text file, at once: of ten thousand small files, to wait for each takes four times as
 * long as to read it.
 * @param root the project's folder
 * @param file path from there, with `/`
 * @returns the text, without a byte-order mark, or what is wrong with the file; it never throws
 */
export function readText(root: string, file: string): string | Fault {
  const path = join(root, file)
  try {
    const about = lstatSync(path)
    if (about.isSymbolicLink()) {
      // What it leads to may lie outside of the catalogue.
      return { message: 'This is a link to another file', fix: repair('Put the file itself here.') }
    }
    if (about.isDirectory()) {
      const message = 'This is a folder, and a file is expected'
      return { message, fix: repair('Rename the folder or remove it.') }
    }
    if (!about.isFile()) {
      // Opening a pipe would wait for ever.
      return { message: 'This is not an ordinary file', fix: repair('Put a JSON file here.') }
    }
    const size = about.size / 1024 / 1024
    if (size > LARGEST) {
      return {
        message: `The file holds ${Math.round(size)} MB; a file of the catalogue holds at most ${LARGEST} MB`,
        fix: repair(
          'Something was pasted here that does not belong here. Undo the last change to this file.',
        ),
      }
    }
    return decode(readFileSync(path))
  } catch (error) {
    return unreadable(error)
  }
}

function decode(bytes: Buffer): string | Fault {
  if (!isUtf8(bytes)) {
    return {
      message: 'The file is not saved as UTF-8 text',
      fix: repair(
        'Save it again with the encoding UTF-8 (in VS Code: click the encoding at the bottom right).',
      ),
    }
  }
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function unreadable(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
      return missing
    case 'EACCES':
    case 'EPERM':
      return {
        message: 'The file may not be read',
        fix: inBoth("Give yourself the right to read it (the file's properties)."),
      }
    default:
      return {
        message: `The file cannot be read (${String(code ?? error)})`,
        fix: inBoth('Try again.'),
      }
  }
}
