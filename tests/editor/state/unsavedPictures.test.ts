import { afterEach, describe, expect, it, vi } from 'vitest'
import { openUnsavedPictures } from '../../../src/editor/storage/browserPictures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const never = () => new Promise(() => {})
const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))
const throwing = () => {
  throw new DOMException('', 'SecurityError')
}
const empty = { keys: async () => [], put: async () => undefined }

describe('the editor opens, and keeps a picture as long as the page, with a cache', () => {
  it.each<[string, object | undefined]>([
    ['that is missing', undefined],
    ['without methods', {}],
    ['that throws', { open: throwing }],
    ['that refuses', { open: refuse }],
    ['that never answers', { open: never }],
    ['that never lists', { open: async () => ({ ...empty, keys: never }) }],
    ['that refuses to list', { open: async () => ({ ...empty, keys: refuse }) }],
    [
      'that never reads',
      {
        open: async () => ({
          keys: async () => [{ url: 'https://roofs.example/a' }],
          match: never,
        }),
      },
    ],
    ['that never stores', { open: async () => ({ ...empty, put: never }) }],
    ['that refuses to store', { open: async () => ({ ...empty, put: refuse }) }],
  ])('%s', async (_, caches) => {
    vi.useFakeTimers()
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3 }))
    const opening = openUnsavedPictures('catalogue', new Set(['a']))
    await vi.advanceTimersByTimeAsync(20_000)
    const pictures = await opening
    const storing = pictures.store('b', new Blob(['picture']))
    await vi.advanceTimersByTimeAsync(20_000)
    await storing
    expect(pictures.get('b')?.facts.width).toBe(4)
  })
})
