import { isIndic } from '../../find/indicSpelling.ts'
import { loadFinder } from '../../find/useFinder.ts'
import type { PasteContext } from './matchProducts.ts'
import { type ReadRow, readPastedList } from './readPastedList.ts'

/** The addresses of the finder's files, relative to the site's root. */
export type FinderAddresses = {
  index: string
  /** The file for texts in Indian scripts. */
  indicIndex: string
}

/**
 * Reads a pasted list with the words of the finder.
 * @throws if the words cannot be fetched
 */
export async function readWithFinder(
  text: string,
  { index, indicIndex }: FinderAddresses,
  context: PasteContext,
): Promise<ReadRow[]> {
  const finder = await loadFinder(isIndic(text) ? indicIndex : index)
  return readPastedList(text, finder, context)
}
