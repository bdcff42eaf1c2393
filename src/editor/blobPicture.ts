import type { PictureFacts } from '../model/catalogue/view.ts'

/** A picture in the browser's memory: its address, and what pages need to know of it. */
export type BlobPicture = { blob: Blob; address: string; facts: PictureFacts }

/** Instead of a picture that has not been fetched yet. */
export const placeholderFacts: PictureFacts = {
  stem: 'data:,#',
  width: 1600,
  height: 900,
  widths: [1600],
  colour: '#808080',
}

/** @throws where this browser cannot show it as a picture */
export async function readBlobPicture(blob: Blob): Promise<BlobPicture> {
  const { width, height } = await createImageBitmap(blob)
  const address = URL.createObjectURL(blob)
  // Pages append a width to the stem; behind a # the browser ignores it.
  const facts = { ...placeholderFacts, stem: `${address}#`, width, height, widths: [width] }
  return { blob, address, facts }
}
