/** The Gujarati block has the letters of the Devanagari block, each 0x180 further on. */
const GUJARATI = 0x180

function shifted(text: string, letters: RegExp, by: number): string {
  return text.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by))
}

type Rule = readonly [pattern: RegExp, replacement: string]

/** The same rule for Gujarati. */
function inGujarati([pattern, replacement]: Rule): Rule {
  const toGujarati = (text: string) => shifted(text, /[\u0900-\u097f]/g, GUJARATI)
  return [new RegExp(toGujarati(pattern.source), pattern.flags), toGujarati(replacement)]
}

/** Consonants with their aspirates: a doubled aspirate is written with either as its first half. */
const aspirates = ['कख', 'गघ', 'चछ', 'जझ', 'टठ', 'डढ', 'तथ', 'दध', 'पफ', 'बभ']

/** Spellings of Hindi that are treated as equal, in Devanagari. */
const hindi: readonly Rule[] = [
  [/ँ/g, 'ं'],
  // Long vowels as short ones, and the vowels of English words as the nearest Indian one.
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/[ऐऍऎॲ]/g, 'ए'],
  [/[ैॅॆ]/g, 'े'],
  [/[औऑऒ]/g, 'ओ'],
  [/[ौॉॊ]/g, 'ो'],
  // A nasal before a consonant, written as a letter or as a dot: सीमेन्ट, सीमेंट. As a letter without a sign,
  // so that the beginning of a word is the same.
  [/[ङञणन]्(?=[क-ढत-धप-भशषस])/g, 'ं'],
  [/म्(?=[प-भ])/g, 'ं'],
  [/ं(?=[प-भ])/g, 'म'],
  [/ं(?=.)/g, 'न'],
  // No nasal at the end.
  [/ं$/g, ''],
  ...aspirates.map(
    ([plain = '', aspirate = '']): Rule => [
      new RegExp(`${plain}्(?=${aspirate})`, 'g'),
      `${aspirate}्`,
    ],
  ),
  // चद्दर, चादर; then पट्टी, पटी.
  [/([क-ह])([क-ह])्\2(?=[क-ह])/g, '$1ा$2'],
  [/([क-ह])्\1/g, '$1'],
  // The virama is often left out: गैल्वेनाइज्ड, गैलवेनाइजड.
  [/्/g, ''],
]

const rules = [...hindi, ...hindi.map(inGujarati)]

/** The names of the Latin letters in Gujarati, as they are spelled after the rules above. */
const letterNames = new Map(
  Object.entries({
    a: 'એ',
    b: 'બિ',
    c: 'સિ',
    d: 'ડિ',
    e: 'ઇ',
    f: 'એફ',
    g: 'જિ',
    h: 'એચ',
    i: 'આઇ',
    j: 'જે',
    k: 'કે',
    l: 'એલ',
    m: 'એમ',
    n: 'એન',
    o: 'ઓ',
    p: 'પિ',
    q: 'કયુ',
    r: 'આર',
    s: 'એસ',
    t: 'ટિ',
    u: 'યુ',
    v: 'વિ',
    w: 'ડબલયુ',
    x: 'એકસ',
    y: 'વાય',
    z: 'ઝેડ',
  }).map(([letter, name]) => [name, letter]),
)
letterNames.set('વાઇ', 'y').set('જેડ', 'z')

const anyName = [...letterNames.keys()].sort((a, b) => b.length - a.length).join('|')
const oneName = new RegExp(`(?:${anyName})(?!\\p{M})`, 'ug')
/** Words that sound like names of letters: जैसी, એવી, કેવી, જેવી, બીજી. */
const NO_ABBREVIATION = /[જज][ैૈ]|^(?:[એકજ]ે?વી|બીજી)/u
const indicEndings =
  'ના|નો|નિ|નુ|ને|મા|માનથિ|થિ|એ|ઓ|ઓના|ઓમા|વા[ળડ][ાિોુ]|વાલ[ાિે]|दार|ओ|ए|इया|वाला|वालि|वाले'

/** An ending that is written onto a noun, in a normalized word: "મકાનમાં". */
export const INDIC_ENDING = new RegExp(`(?:${indicEndings})$`, 'u')

/** The names of two letters or more, with the ending of a noun or without: `પીવીસીના`, `જીએસટીવાળું`. */
const letterNameWord = new RegExp(`^((?:(?:${anyName})(?!\\p{M})){2,})(?:${indicEndings})?$`, 'u')

/** An abbreviation that is spelled by the names of its letters, in Latin letters: `પીવીસી` becomes `pvc`. */
function latinAbbreviation(word: string): string | undefined {
  const inGujaratiScript = shifted(word, /[\u0900-\u097f]/g, GUJARATI)
  const [, abbreviation] = letterNameWord.exec(inGujaratiScript) ?? []
  const names = abbreviation?.match(oneName)
  return names?.map((name) => letterNames.get(name) ?? '').join('')
}

/** True for the name of a Latin letter in Gujarati or Hindi. */
function isLetterName(word: string): boolean {
  return latinAbbreviation(normalizeIndic(word).repeat(2)) !== undefined
}

/** True if a text has letters of Gujarati or Devanagari. */
export function isIndic(text: string): boolean {
  return /[\u0900-\u097f\u0a80-\u0aff]/.test(text)
}

/**
 * One spelling for all spellings of a word in Gujarati or Hindi; abbreviations in Latin letters. Other words
 * stay as they are.
 * @param word decomposed, without dots below letters and joiners
 */
export function normalizeIndic(word: string): string {
  if (!isIndic(word)) return word
  const spelled = rules.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
  return NO_ABBREVIATION.test(word) ? spelled : (latinAbbreviation(spelled) ?? spelled)
}

const dotted =
  /[\u0900-\u0963\u0971-\u097f\u0a80-\u0ae3]+(?:\. ?[\u0900-\u0963\u0971-\u097f\u0a80-\u0ae3]+)+\.?/g

const spaced =
  /[\u0900-\u0963\u0971-\u097f\u0a80-\u0ae3]+(?:[ -][\u0900-\u0963\u0971-\u097f\u0a80-\u0ae3]+){2,}/g

/** Joins three or more names of letters with spaces between them: `પી વી સી પતરા` becomes `pvc પતરા`. */
function joinLetterNames(text: string): string {
  const runs: string[][] = []
  let isRun = false
  for (const word of text.split(/[ -]/)) {
    const isName = isLetterName(word)
    if (isName && isRun) runs.at(-1)?.push(word)
    else runs.push([word])
    isRun = isName
  }
  return runs
    .map((run) => (run.length > 2 ? normalizeIndic(run.join('')) : run.join(' ')))
    .join(' ')
}

/** Joins the names of letters with which words between dots begin: `જી.આઈ. શીટ` becomes `gi શીટ`. */
function joinDottedNames(text: string): string {
  const parts = text.split(/\. ?/)
  const other = parts.findIndex((part) => !isLetterName(part))
  const names = other === -1 ? parts : parts.slice(0, other)
  if (names.length < 2) return text
  return `${normalizeIndic(names.join(''))} ${parts.slice(names.length).join(' ')}`
}

/** Joins the parts of abbreviations that have dots or spaces: `પી.વી.સી.` becomes `pvc`, `G. I. sheet` `gi sheet`. */
export function joinAbbreviations(text: string): string {
  return (
    text
      .replace(dotted, joinDottedNames)
      // G.I., G.I sheet, P. V. C., P V C, P-V-C; then G. I. sheet.
      .replace(
        /\b(?:(?:(?:[a-z]\.)+|(?:[a-z](?:\.? |-)){2,})[a-z]\b\.?|(?:[a-z]\. ?){2,})/g,
        (match) => `${match.replace(/[. -]/g, '')} `,
      )
      // G I sheet, but not the signs of a size, 5 m x 6 m, nor C Z purlins.
      .replace(/\b([a-ln-wy]) ([a-ln-wy])\b/g, '$1$2')
      .replace(spaced, joinLetterNames)
  )
}

/** A word without its long a: a misspelt vowel is the most frequent mistake in a word of Indian scripts. */
export function withoutLongA(word: string): string {
  return word.replace(/[ाા]/g, '')
}
