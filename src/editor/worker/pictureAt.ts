import { ownValue } from '../../catalogue/ownValue.ts'
import type { Place } from '../../catalogue/place.ts'
import { specificationEntries } from '../../catalogue/specification.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'
import { formatPointer, valueAt } from '../../check/pointer.ts'
import { valueOfFile } from '../../check/references.ts'
import { pictureUses } from '../../check/rules/pictures.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import type { PressedPlace } from './marks.ts'

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

/** The name of the picture that a place names, or that is described there; undefined for any other place. */
export function pictureNameAt(
  draft: DraftCatalogue,
  { file, jsonPath }: Place,
): string | undefined {
  const named =
    file === sharedFilePath('pictures') ? jsonPath[0] : valueAt(valueOfFile(file, draft), jsonPath)
  return typeof named === 'string' ? named : undefined
}

/**
 * Finds the value in the table of a product for a press that met only the mark of the property's name: the value beside the name,
 * or the name of a property whose value is not known yet.
 * @returns undefined for any other press
 */
export function valueBesideName(
  { pages, properties }: DraftCatalogue,
  { path: shown, entry = shown, isBeside }: Omit<PressedPlace, 'mark' | 'picture'>,
  { file, jsonPath }: Place,
): Place | undefined {
  // A list of other products has figures of theirs.
  const path = pages.get(entry)?.kind === 'full' ? entry : shown
  const page = pages.get(path)
  if (file !== sharedFilePath('properties') || page?.kind !== 'full') return undefined
  const [group, key, field] = jsonPath
  if (group !== 'properties' || field !== 'label') return undefined
  const row = specificationEntries(page.specification).find(
    ({ property, value }) =>
      property === key &&
      (isBeside ||
        (typeof value === 'string' && ownValue(properties?.words, value)?.unknown === true)),
  )
  return row && { file: pageFile(path), jsonPath: ['specification', ...row.jsonPath] }
}
