import { type BlobPicture, readBlobPicture } from './blobPicture.ts'

/** The pictures that a session has added or deleted, by their hashes. */
export type UnsavedPictures = {
  get(hash: string): BlobPicture | undefined
  /** @throws where this browser cannot show it as a picture */
  store(hash: string, blob: Blob): Promise<void>
}

/**
 * Opens the pictures that an earlier session has stored, so that they survive closing like texts do.
 * @param name another one for each catalogue
 * @param wanted the hashes that the unsaved changes name; other pictures are deleted
 */
export async function openUnsavedPictures(
  name: string,
  wanted: ReadonlySet<string>,
): Promise<UnsavedPictures> {
  // In a browser without a cache pictures last as long as the page.
  const cache = await globalThis.caches?.open(`edit.pictures.${name}`).catch(() => undefined)
  const pictures = new Map<string, BlobPicture>()
  for (const request of (await cache?.keys()) ?? []) {
    const hash = new URL(request.url).pathname.slice(1)
    const stored = wanted.has(hash) ? await cache?.match(request) : undefined
    const picture = await stored?.blob().then(readBlobPicture, () => undefined)
    if (picture === undefined) await cache?.delete(request)
    else pictures.set(hash, picture)
  }
  return {
    get: (hash) => pictures.get(hash),
    async store(hash, blob) {
      pictures.set(hash, await readBlobPicture(blob))
      await cache?.put(`/${hash}`, new Response(blob)).catch(() => undefined)
    },
  }
}
