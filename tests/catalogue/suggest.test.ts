import { describe, expect, it } from 'vitest'
import { suggestFix } from '../../src/catalogue/suggest.ts'

const otherwise = 'Use an address.'

describe('the fix of a word that is not known', () => {
  it.each([
    ['/Screw\u200b', 'U+200B'],
    ['\u200b/Screw', 'U+200B'],
    ['/Scr\u200bew', 'U+200B'],
    ['\ufeff/Screw', 'U+FEFF'],
    ['/Scr\u00adew', 'U+00AD'],
    ['/Screw\u200e', 'U+200E'],
    ['/Screw\u200f', 'U+200F'],
    ['\u202a/Screw\u202c', 'U+202A'],
    ['\u2066/Screw\u2069', 'U+2066'],
    ['/Screw\u2060', 'U+2060'],
    ['/Screw\u200d', 'U+200D'],
    ['/Screw\u0000', 'U+0000'],
    ['/Screw\u00a0', 'U+00A0'],
  ])('names the character that nobody sees: %j', (word, code) => {
    expect(suggestFix(word, ['/Screw'], otherwise)).toBe(
      `It has a character that cannot be seen (${code}). Type it again: "/Screw".`,
    )
  })

  it.each([
    ['/Scew', 'Did you mean "/Screw"?'],
    ['/Screw ', 'Did you mean "/Screw"?'],
    ['/ગેલ્\u200cવેલ્યુમ', otherwise],
    ['/Aluminium', otherwise],
  ])('is another for %s', (word, fix) => {
    expect(suggestFix(word, ['/Screw'], otherwise)).toBe(fix)
  })
})
