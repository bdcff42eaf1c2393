import { countedNoun } from '../../../catalogue/messageText.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import type { FullPage } from '../fullSchema.ts'

/** A full page has either a gallery or a single picture, and its main picture exists. */
export const gallery: PageRule<FullPage> = function* ({ gallery: { images, main }, picture }) {
  if (images.length === 0 && picture === undefined) {
    const message = 'The gallery is empty, and the page has no picture'
    const fix = 'Add a picture to the page, or pictures to its gallery.'
    yield { jsonPath: ['gallery'], message, fix }
  }
  if (images.length > 0 && picture !== undefined) {
    const message = 'The page has a picture of its own and pictures in its gallery'
    const fix = 'Keep one of the two: the page shows its gallery or the one picture.'
    yield { jsonPath: ['picture'], key: true, message, fix }
  }
  if (main !== undefined && main >= images.length) {
    const message = `The main picture is number ${main} of the gallery, which has ${countedNoun(images.length, 'picture')}`
    const fix =
      images.length === 0
        ? 'Remove it, or add pictures to the gallery.'
        : `Counting starts at 0: write a number from 0 to ${images.length - 1}.`
    yield { jsonPath: ['gallery', 'main'], message, fix }
  }
}
