import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, isPicture } from '../../model/catalogue/catalogueFiles.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { hashOf, writeFiles } from './writeFiles.ts'

/**
 * Writes the changed files of a folder, all of them or none; undefined: the file is deleted.
 * @throws a {@link TaskError} where one of them is no longer as it was before
 */
export async function writeChanges(
  root: string,
  { texts }: Files,
  changed: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const writes = [...changed].map(async ([file, text]) => {
    const before = isPicture(file) ? await readFile(path.join(root, file)) : texts.get(file)
    const known = typeof before === 'string' || before instanceof Uint8Array
    return { file, text, ...(known && { was: hashOf(before) }) }
  })
  const others = await writeFiles(root, await Promise.all(writes))
  if (others.length > 0) throw new TaskError(`Someone else has just changed ${others.join(', ')}.`)
}
