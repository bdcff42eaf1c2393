import type { LayoutView, PictureView } from '../../catalogue/view.ts'

/**
 * The note "illustration" for the first place of a page that shows one, so that a page says it once.
 * @param places the pictures of each place that can say it, in the order of the page
 * @returns a note for each place; undefined for all but one
 */
export function illustrationNotes(
  places: readonly (readonly PictureView[])[],
  words: Pick<LayoutView['product'], 'illustration' | 'illustrations'>,
): (string | undefined)[] {
  const first = places.findIndex((pictures) => pictures.some(({ illustration }) => illustration))
  const [, other] = places.flat().filter(({ illustration }) => illustration)
  const note = other === undefined ? words.illustration : words.illustrations
  return places.map((_, i) => (i === first ? note : undefined))
}
