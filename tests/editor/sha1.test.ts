import { createHash, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sha1 } from '../../src/editor/sha1.ts'
import { blobHash } from '../../src/editor/storage.ts'

afterEach(() => vi.unstubAllGlobals())

const hashed = (bytes: Uint8Array | string) => createHash('sha1').update(bytes).digest('hex')

describe('the hash of a picture if the browser has none', () => {
  it.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 300_001])(
    'is the one of git for %i bytes',
    (length) => {
      const bytes = randomBytes(length)
      expect(Buffer.from(sha1(bytes)).toString('hex')).toBe(hashed(bytes))
    },
  )

  it('is the same on plain http as on https', async () => {
    const file = new Blob(['a picture'])
    const secure = await blobHash(file)
    vi.stubGlobal('crypto', {})
    expect(await blobHash(file)).toBe(secure)
    expect(secure).toBe(hashed('blob 9\0a picture'))
  })
})
