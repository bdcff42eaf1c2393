import type { FullPage } from './fullSchema.ts'

/** The pictures of the page, and which of them is shown first. */
export function picturesOf({ gallery, picture }: Pick<FullPage, 'gallery' | 'picture'>) {
  if (gallery.images.length > 0) return { files: gallery.images, main: gallery.main ?? 0 }
  return { files: picture === undefined ? [] : [picture], main: 0 }
}

/** The picture that stands for the page. */
export function mainPicture(page: Pick<FullPage, 'gallery' | 'picture'>): string | undefined {
  const { files, main } = picturesOf(page)
  return files[main]
}
