import type { FullPage } from './fullSchema.ts'

/** The picture files of a page, and the index of the main one. */
export function picturesOf({ gallery, picture }: Pick<FullPage, 'gallery' | 'picture'>) {
  if (gallery.images.length > 0) return { files: gallery.images, main: gallery.main ?? 0 }
  return { files: picture === undefined ? [] : [picture], main: 0 }
}

/** The main picture of a page. */
export function mainPicture(page: Pick<FullPage, 'gallery' | 'picture'>): string | undefined {
  const { files, main } = picturesOf(page)
  return files[main]
}
