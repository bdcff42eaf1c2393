import { parseArgs } from 'node:util'
import { describe, expect, it } from 'vitest'
import { diskError, errorText } from '../../../src/site/disk/diskError.js'

const refusals = [
  ['EACCES', 'permission denied', / may not be changed by you: give yourself the right/],
  ['EPERM', 'operation not permitted', / may not be changed by you: give yourself the right/],
  ['EROFS', 'read-only file system', / can only be read: use a folder on another one/],
  ['EDQUOT', 'disk quota exceeded', / the disk is full: free some of it/],
  ['EBUSY', 'resource busy or locked', / in use by another program: close that/],
  ['ENOTDIR', 'not a directory', / something of another kind is there: move that away/],
  ['EIO', 'i/o error', / its disk fails: use another one/],
  ['EMFILE', 'too many open files', / too many files are open: close other programs/],
] as const

describe('a disk error', () => {
  it.each(refusals)('is one sentence for %s, with the file and the fix', (code, text, fix) => {
    for (const call of ["open '/site/a'", "rename '/site/b' -> '/site/a'"]) {
      const sentence = errorText(new Error(`${code}: ${text}, ${call}`))
      expect(sentence).toMatch(/^\/site\/a [^\n]+$/)
      expect(sentence).toMatch(fix)
      expect(sentence).toContain(`(${code})`)
    }
  })

  it('names the given file if the error names none', () => {
    expect(diskError(new Error('ENOSPC: no space left on device, write'), 'dist')).toMatchObject({
      stack: expect.stringMatching(/^dist cannot be written, because the disk is full[^\n]+$/),
    })
  })

  it('is recognized in the output of a program in Rust', () => {
    const error = new Error('Command failed: format\nNo space left on device (os error 28)')
    expect(errorText(error)).toMatch(/^A file cannot be written.+\(ENOSPC\)$/)
  })

  it('stays unchanged with its stack if it is no disk error', () => {
    const error = new TypeError('x is not a function')
    expect(diskError(error, 'dist')).toBe(error)
    expect(errorText(error)).toBe(error.stack)
  })
})

it('an option that a command does not know is one sentence without a stack trace', () => {
  expect.assertions(1)
  try {
    parseArgs({ args: ['--outdir', 'x'] })
  } catch (error) {
    expect(errorText(error)).toMatch(/^Unknown option '--outdir'[^\n]*$/)
  }
})
