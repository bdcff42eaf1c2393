import { memoize } from '../../catalogue/memoize.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { describeFile } from '../../check/describePlace.ts'
import { formatPointer } from '../../check/pointer.ts'
import { pictureUses } from '../../check/rules/pictures.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

/** A picture with every place that shows it. */
export type ListedPicture = {
  /** Its file name. */
  name: string
  alt: string
  /** True if its file is there, and whether it is described. */
  missing?: 'file' | 'description'
  /** `width`: in pixels, which the place needs. */
  uses: readonly { file: string; pointer: string; page: string; width: number }[]
  /** True if no page shows it: what a page that cannot be read shows is not known. */
  unused: boolean
}

/** All pictures that there are, that are described, or that a page names. */
export const pictureList = memoize((draft: DraftCatalogue): readonly ListedPicture[] => {
  const uses = pictureUses(draft)
  const described = draft.pictures ?? {}
  const names = new Set([
    ...draft.pictureFiles.keys(),
    ...Object.keys(described),
    ...uses.map(({ picture }) => picture),
  ])
  return [...names].toSorted().map((name) => {
    const { alt = '' } = ownValue(described, name) ?? {}
    const isThere = draft.pictureFiles.has(name)
    const own = uses.filter(({ picture }) => picture === name)
    return {
      name,
      alt,
      unused: own.length === 0 && draft.brokenPages.size === 0,
      ...(!isThere && { missing: 'file' as const }),
      ...(isThere && alt === '' && { missing: 'description' as const }),
      uses: own.map(({ file, jsonPath, width }) => ({
        file,
        pointer: formatPointer(jsonPath),
        width,
        page: describeFile(file, draft),
      })),
    }
  })
})
