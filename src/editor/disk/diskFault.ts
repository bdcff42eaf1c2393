import { editorWords } from '../edit/editorWords.ts'

const { disk } = editorWords

/** Codes of errors of the disk, and what they mean for a person who saves. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['EACCES', disk.notAllowed],
  ['EPERM', disk.notAllowed],
  ['EROFS', disk.readOnly],
  ['ENOSPC', disk.full],
  ['EDQUOT', disk.full],
  ['EFBIG', disk.full],
  ['EBUSY', disk.busy],
  ['ETXTBSY', disk.busy],
  ['ENOTEMPTY', disk.busy],
  ['EAGAIN', disk.busy],
  ['EMFILE', disk.tooManyFiles],
  ['ENFILE', disk.tooManyFiles],
  ['ENOMEM', disk.noMemory],
  ['ENOENT', disk.moved],
  ['ENOTDIR', disk.moved],
  ['EISDIR', disk.moved],
  ['EEXIST', disk.moved],
  ['ELOOP', disk.moved],
  ['EXDEV', disk.moved],
  ['ENAMETOOLONG', disk.longName],
  ['EIO', disk.failing],
  ['ENODEV', disk.failing],
  ['ENXIO', disk.failing],
])

/**
 * The meaning of an error of the disk, and the way out of it.
 * @returns undefined for any other error
 */
export function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // A sentence of `diskError` ends with the code.
  const [code] = /(?<=^|\()E[A-Z]+(?=:|\)$)/.exec(error.message) ?? []
  return meanings.get('code' in error ? String(error.code) : (code ?? ''))
}
