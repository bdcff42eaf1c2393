import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { blobHash } from '../../../src/editor/storage/storage.ts'

it('gives a picture the hash that git gives it', async () => {
  const hash = createHash('sha1').update('blob 9\0a picture').digest('hex')
  expect(await blobHash(new Blob(['a picture']))).toBe(hash)
})
