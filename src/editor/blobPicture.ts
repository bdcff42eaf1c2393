import type { PictureFacts } from '../model/catalogue/view.ts'

/** A picture whose bytes are here: where it is had, and what pages have to know of it. */
export type BlobPicture = { blob: Blob; address: string; facts: PictureFacts }

/** What stands in the place of a picture that has not come yet. */
export const placeholderFacts: PictureFacts = {
  stem: 'data:,#',
  width: 1600,
  height: 900,
  widths: [1600],
  colour: '#808080',
}

/** @throws where it is no picture that this browser can show */
export async function readBlobPicture(blob: Blob): Promise<BlobPicture> {
  const { width, height } = await createImageBitmap(blob)
  const address = URL.createObjectURL(blob)
  // What follows the # says nothing to the browser: each width is the picture itself.
  const facts = { ...placeholderFacts, stem: `${address}#`, width, height, widths: [width] }
  return { blob, address, facts }
}
