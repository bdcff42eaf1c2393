import { type BlobPicture, readBlobPicture } from './blobPicture.ts'

/** The pictures that a session has put in or taken away, by their hashes. */
export type UnsavedPictures = {
  get(hash: string): BlobPicture | undefined
  /** @throws where it is no picture that this browser can show */
  store(hash: string, blob: Blob): Promise<void>
}

/**
 * Opens what an earlier session has kept, so that a draft with new pictures outlives closing.
 * @param name what drafts are kept under
 * @param wanted the hashes that the draft names; others are forgotten
 */
export async function openUnsavedPictures(
  name: string,
  wanted: ReadonlySet<string>,
): Promise<UnsavedPictures> {
  // Where a device keeps nothing, pictures last as long as the page.
  const cache = await globalThis.caches?.open(`edit.pictures.${name}`).catch(() => undefined)
  const pictures = new Map<string, BlobPicture>()
  for (const request of (await cache?.keys()) ?? []) {
    const hash = new URL(request.url).pathname.slice(1)
    const kept = wanted.has(hash) ? await cache?.match(request) : undefined
    const picture = await kept?.blob().then(readBlobPicture, () => undefined)
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
