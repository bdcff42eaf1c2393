import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What one file of `data/` held, or why it cannot be read. */
export type FileText = { text: string } | { fault: { message: string; hint: string } }

/** Far above what a catalogue of 10,000 products needs in one file. */
const LARGEST = 16 * 1024 * 1024

function fault(message: string, hint: string): FileText {
  return { fault: { message, hint } }
}

/**
 * Reads one text file; whatever is wrong with it is told in words, never thrown.
 * @param root the project's folder
 * @param file path from there, with `/`
 */
export async function readText(root: string, file: string): Promise<FileText> {
  const path = join(root, file)
  try {
    const about = await stat(path)
    if (about.isDirectory()) {
      return fault('This is a folder, and a file is expected', 'Rename the folder or remove it.')
    }
    // Opening a pipe would wait for ever.
    if (!about.isFile()) return fault('This is not an ordinary file', 'Put a JSON file here.')
    if (about.size > LARGEST) {
      const size = Math.round(about.size / 1024 / 1024)
      return fault(
        `The file holds ${size} MB; a file of the catalogue holds at most ${LARGEST / 1024 / 1024} MB`,
        'Something was pasted here that does not belong here. Undo the last change to this file.',
      )
    }
    return decode(await readFile(path))
  } catch (error) {
    return unreadable(error)
  }
}

function decode(bytes: Buffer): FileText {
  if (!isUtf8(bytes)) {
    return fault(
      'The file is not saved as UTF-8 text',
      'Save it again with the encoding UTF-8 (in VS Code: click the encoding at the bottom right).',
    )
  }
  const text = bytes.toString('utf8')
  return { text: text.startsWith('\uFEFF') ? text.slice(1) : text }
}

function unreadable(error: unknown): FileText {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return fault('The file is missing', 'Bring it back; the catalogue cannot do without it.')
    case 'EISDIR':
      return fault('This is a folder, and a file is expected', 'Rename the folder or remove it.')
    case 'EACCES':
    case 'EPERM':
      return fault(
        'The file may not be read',
        "Give yourself the right to read it (the file's properties).",
      )
    default:
      return fault(`The file cannot be read (${String(code ?? error)})`, 'Try again.')
  }
}
