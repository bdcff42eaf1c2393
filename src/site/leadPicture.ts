/** A preload for the page's first picture, word for word what the page itself will ask for. */

const leading = /<source ([^>]*)\/?><img [^>]*fetchpriority="high"/i

function attribute(tag: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}

/**
 * Makes the preload from the rendered page, so that its widths and sizes cannot differ from those
 * of the picture.
 * @param app the rendered page
 * @returns an empty text where the page has no first picture
 */
export function preloadOfLeadPicture(app: string): string {
  const source = leading.exec(app)?.[1]
  if (source === undefined) return ''
  const srcset = attribute(source, 'srcset')
  const sizes = attribute(source, 'sizes')
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
}
