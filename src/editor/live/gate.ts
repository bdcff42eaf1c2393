import { PICTURES } from '../../catalogue/catalogueFiles.ts'

/** The tests that a published change waits for: those of the content alone, or all of them. */
export type Gate = 'content' | 'all'

/** The folders that hold content; everything else is code. */
const contentFolders = ['data/', `${PICTURES}/`]

/**
 * The gate that these changed files wait for.
 * @param files their paths from the project's root; of a file that was moved, both paths
 */
export function gateOf(files: readonly string[]): Gate {
  const isContent = (file: string) => contentFolders.some((folder) => file.startsWith(folder))
  return files.every(isContent) ? 'content' : 'all'
}
