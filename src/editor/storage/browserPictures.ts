import { limitTime } from '../../catalogue/limitTime.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'

/** In milliseconds. */
const CACHE_LIMIT = 10_000

/** A picture in the browser's memory: its address, and what pages need to know of it. */
export type BlobPicture = { blob: Blob; address: string; facts: EncodedPicture }

/** Instead of a picture that has not been fetched yet. */
export const placeholderFacts: EncodedPicture = {
  stem: 'data:,#',
  width: 1600,
  height: 900,
  widths: [1600],
  colour: '#808080',
}

/** @throws if this browser cannot show it as a picture */
export async function readBlobPicture(blob: Blob): Promise<BlobPicture> {
  const { width, height } = await createImageBitmap(blob)
  const address = URL.createObjectURL(blob)
  // Pages append a width to the stem; behind a # the browser ignores it.
  const facts = { ...placeholderFacts, stem: `${address}#`, width, height, widths: [width] }
  return { blob, address, facts }
}

/** The pictures that a session has added or deleted, by their hashes. */
export type UnsavedPictures = {
  get(hash: string): BlobPicture | undefined
  /** @throws if this browser cannot show it as a picture */
  store(hash: string, blob: Blob): Promise<void>
}

/**
 * Opens the pictures that an earlier session has stored, so that they survive closing like texts do.
 * Those that the unsaved changes do not name (`wanted`: their hashes) are deleted.
 */
export async function openUnsavedPictures(
  name: string,
  wanted: ReadonlySet<string>,
): Promise<UnsavedPictures> {
  const pictures = new Map<string, BlobPicture>()
  async function restore(): Promise<Cache> {
    const cache = await caches.open(`edit.pictures.${name}`)
    for (const request of await cache.keys()) {
      const hash = new URL(request.url).pathname.slice(1)
      const stored = wanted.has(hash) ? await cache.match(request) : undefined
      const picture = await stored?.blob().then(readBlobPicture, () => undefined)
      if (picture === undefined) await cache.delete(request)
      else pictures.set(hash, picture)
    }
    return cache
  }
  // In a browser without a cache, or with one that refuses or does not answer, pictures last as long as the page.
  const cache = await limitTime(restore(), CACHE_LIMIT).catch(() => undefined)
  return {
    get: (hash) => pictures.get(hash),
    async store(hash, blob) {
      pictures.set(hash, await readBlobPicture(blob))
      if (cache === undefined) return
      const storing = cache.put(`/${hash}`, new Response(blob))
      await limitTime(storing, CACHE_LIMIT).catch(() => undefined)
    },
  }
}
