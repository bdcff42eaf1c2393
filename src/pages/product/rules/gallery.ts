import { count } from '../../../catalogue/format.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import type { FullPage } from '../fullSchema.ts'

/** A full page has exactly one source of its main picture, and that one picture. */
export const gallery: PageRule<FullPage> = function* ({ gallery: { images, main }, picture }) {
  if (images.length === 0 && picture === undefined) {
    const message = 'The gallery is empty, and the page has no "picture"'
    yield { jsonPath: ['gallery'], message, hint: 'Add "picture": "<file>.jpg" to the page.' }
  }
  if (images.length > 0 && picture !== undefined) {
    const message = 'The page has a "picture" and pictures in its gallery'
    const hint = 'Keep one of the two: the page shows its gallery or the one picture.'
    yield { jsonPath: ['picture'], key: true, message, hint }
  }
  if (main !== undefined && main >= images.length) {
    const message = `The main picture is number ${main} of the gallery, which has ${count(images.length, 'picture')}`
    const hint =
      images.length === 0
        ? 'Delete "main".'
        : `Counting starts at 0: write a number from 0 to ${images.length - 1}.`
    yield { jsonPath: ['gallery', 'main'], message, hint }
  }
}
