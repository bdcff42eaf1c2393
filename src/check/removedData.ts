// Data that earlier versions of this site had, and that nothing reads any longer. `npm run fix` removes it.

const removedFiles: readonly string[] = ['data/acceptedWarnings.json']

/** True for a file that an earlier version of this site had. */
export function isRemovedFile(file: string): boolean {
  return removedFiles.includes(file)
}
