import { pointerOf } from '../check/pointer.ts'
import { pictureUses } from '../check/rules/pictures.ts'
import { memoize } from '../model/catalogue/memoize.ts'
import { type PartialCatalogue, pagesOf } from '../pages/partialCatalogue.ts'
import { nameOfFile } from './placeName.ts'

/** A picture with every place that shows it. */
export type ListedPicture = {
  /** Its file name. */
  name: string
  alt: string
  /** Whether its file is there, and whether it is described. */
  missing?: 'file' | 'description'
  uses: readonly { file: string; pointer: string; page: string }[]
}

/** All pictures that there are, that are described, or that a page names. */
export const pictureList = memoize((draft: PartialCatalogue): readonly ListedPicture[] => {
  const pages = new Map(pagesOf(draft).map(({ file, page }) => [file, page]))
  const uses = pictureUses(draft)
  const described = draft.pictures ?? {}
  const names = new Set([
    ...draft.knownPictures.keys(),
    ...Object.keys(described),
    ...uses.map(({ file }) => file),
  ])
  return [...names].toSorted().map((name) => {
    const { alt = '' } = described[name] ?? {}
    const isThere = draft.knownPictures.has(name)
    return {
      ...{ name, alt },
      ...(!isThere && { missing: 'file' as const }),
      ...(isThere && alt === '' && { missing: 'description' as const }),
      uses: uses
        .filter(({ file }) => file === name)
        .map(({ by, spot }) => ({
          ...{ file: by, pointer: pointerOf(spot) },
          page: nameOfFile(by, pages.get(by)),
        })),
    }
  })
})
