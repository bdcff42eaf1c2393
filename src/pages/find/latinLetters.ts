/** The Gujarati block has the letters of the Devanagari block, each 0x180 further on. */
const GUJARATI = 0x180

/** The consonants of Devanagari from क on, as they are typed in Latin letters and normalized. */
const consonants =
  'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p f b bh m i r r l l l v sh sh s h'.split(' ')
const FIRST_CONSONANT = 0x0915

/** The vowels and their signs, of which normalized words have the short ones. */
const vowels = new Map(
  ['aअआा', 'iइि', 'uउु', 'eएे', 'oओो'].flatMap(([latin = '', ...signs]) =>
    signs.map((sign) => [sign, latin]),
  ),
)

/** The vowels that are letters of their own, and no signs on a consonant. */
const ownVowels = /[अआइउएओઅઆઇઉએઓ]/

/** A letter of a normalized word in an Indian script, as it is typed in Latin letters. */
type LatinLetter = { consonant: string } | { vowel: string; isOwn: boolean }

/** After an i, the sound of "ya" is not written: "patiyu", which is normalized, is પાટિયું. */
function isVowelI(letter: LatinLetter | undefined): boolean {
  return letter !== undefined && 'vowel' in letter && letter.vowel === 'i'
}

/**
 * The letters of a normalized word in Gujarati or Devanagari, as they are typed in Latin letters.
 * @returns undefined if one of them is none of these scripts
 */
export function latinLetters(word: string): LatinLetter[] | undefined {
  const letters: LatinLetter[] = []
  for (const letter of word) {
    const code = letter.charCodeAt(0)
    const inDevanagari = code >= 0x0a80 ? code - GUJARATI : code
    const vowel = vowels.get(String.fromCharCode(inDevanagari))
    const consonant = consonants[inDevanagari - FIRST_CONSONANT]
    if (vowel !== undefined) letters.push({ vowel, isOwn: ownVowels.test(letter) })
    else if (consonant === 'i' && isVowelI(letters.at(-1))) continue
    else if (consonant !== undefined) letters.push({ consonant })
    else return undefined
  }
  return letters
}

/** Sounds for which Latin letters have several spellings, as words are normalized: zinc and jhinga, oon and un. */
const spellings = new Map([
  ['jh', '(?:jh|s)'],
  ['i', '(?:i|ee)'],
  ['u', '(?:u|oo)'],
])

/** Matches the words in Latin letters that sound as a word in an Indian script; the vowel after a consonant is often silent. */
export function latinPattern(word: string): RegExp | undefined {
  const letters = latinLetters(word)
  const sounds = letters?.map((letter, i) => {
    if ('vowel' in letter) return spellings.get(letter.vowel) ?? letter.vowel
    const next = letters[i + 1]
    const isVoiced = next !== undefined && 'vowel' in next && !next.isOwn
    return (spellings.get(letter.consonant) ?? letter.consonant) + (isVoiced ? '' : 'a?')
  })
  // The last s of a word in Latin letters is taken for a plural.
  return sounds && new RegExp(`^${sounds.join('').replace(/^(.{3,})sa\?$/, '$1(?:sa?)?')}$`)
}
