import { describe, expect, it } from 'vitest'
import { diskError, errorText } from '../../../src/site/disk/diskError.js'

const refusals = [
  ['EACCES', 'permission denied', / may not be changed by you: give yourself the right/],
  ['EPERM', 'operation not permitted', / may not be changed by you: give yourself the right/],
  ['EROFS', 'read-only file system', / can only be read: use a folder on another one/],
  ['EDQUOT', 'disk quota exceeded', / the disk is full: free some of it/],
  ['EBUSY', 'resource busy or locked', / in use by another program: close that/],
  ['ENOTDIR', 'not a directory', / something of another kind stands there: move that away/],
  ['EIO', 'i/o error', / its disk fails: use another one/],
  ['EMFILE', 'too many open files', / too many files are open: close other programs/],
] as const

describe('an error of the disk', () => {
  it.each(refusals)('is one sentence for %s: the file, and what to do', (code, text, cure) => {
    for (const call of ["open '/site/a'", "rename '/site/b' -> '/site/a'"]) {
      const sentence = errorText(new Error(`${code}: ${text}, ${call}`))
      expect(sentence).toMatch(/^\/site\/a [^\n]+$/)
      expect(sentence).toMatch(cure)
      expect(sentence).toContain(`(${code})`)
    }
  })

  it('names the place that it is given where the disk names none', () => {
    expect(diskError(new Error('ENOSPC: no space left on device, write'), 'dist')).toMatchObject({
      stack: expect.stringMatching(/^dist cannot be written, because the disk is full[^\n]+$/),
    })
  })

  it('is known when a program in Rust reports it', () => {
    const error = new Error('Command failed: format\nNo space left on device (os error 28)')
    expect(errorText(error)).toMatch(/^A file cannot be written.+\(ENOSPC\)$/)
  })

  it('is a fault of the code where it is none of the disk, with its stack', () => {
    const error = new TypeError('x is not a function')
    expect(diskError(error, 'dist')).toBe(error)
    expect(errorText(error)).toBe(error.stack)
  })
})
