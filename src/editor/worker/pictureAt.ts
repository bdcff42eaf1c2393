import { ownValue } from '../../catalogue/ownValue.ts'
import type { Place } from '../../catalogue/place.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'
import { formatPointer } from '../../check/pointer.ts'
import { pictureUses } from '../../check/rules/pictures.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

type Shown = {
  /** The address of the picture, as the page has it. */
  picture: string
  path: string
  /** The source of the text beside it. */
  place?: Place
}

/** The number of leading steps that two paths share; -1 if their files differ. */
function commonSteps(a: Place, b: Place | undefined): number {
  if (a.file !== b?.file) return -1
  const [one, other] = [a, b].map(({ jsonPath }) => formatPointer(jsonPath).split('/'))
  const differs = one?.findIndex((step, i) => step !== other?.[i]) ?? 0
  return differs === -1 ? a.jsonPath.length : differs
}

/** The place in the data that names a picture of a page: of several, the one nearest to the text beside it. */
export function pictureAt(
  draft: DraftCatalogue,
  facts: ReadonlyMap<string, EncodedPicture>,
  { picture, path, place }: Shown,
): Place | undefined {
  const [name] = [...facts].find(([, { stem }]) => picture.includes(`${stem}-`)) ?? []
  if (name === undefined) return place
  const uses = pictureUses(draft).flatMap(({ file, jsonPath, picture }) =>
    picture === name ? [{ file, jsonPath }] : [],
  )
  const own = pageFile(path)
  const rank = (use: Place) => commonSteps(use, place) + (use.file === own ? 0.5 : 0)
  const [best] = uses.toSorted((a, b) => rank(b) - rank(a))
  return best ?? { file: sharedFilePath('pictures'), jsonPath: [name] }
}

/**
 * The value of a row that is not known yet, if the name of its property was pressed: a page says all such
 * rows in one. Undefined elsewhere.
 */
export function unknownRowAt(
  { pages, properties }: DraftCatalogue,
  path: string,
  { file, jsonPath }: Place,
): Place | undefined {
  const page = pages.get(path)
  if (file !== sharedFilePath('properties') || page?.kind !== 'full') return undefined
  const rows = 'rows' in page.specification ? page.specification.rows : []
  const at = rows.findIndex(
    (row) =>
      'property' in row &&
      row.property === jsonPath[1] &&
      typeof row.value === 'string' &&
      ownValue(properties?.words, row.value)?.unknown === true,
  )
  return at < 0
    ? undefined
    : { file: pageFile(path), jsonPath: ['specification', 'rows', at, 'value'] }
}
