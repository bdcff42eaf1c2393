import { getOrCreate } from '../../catalogue/memoize.ts'
import { isIndic } from './indicSpelling.ts'
import { latinLetters } from './latinLetters.ts'
import { wordsOf } from './normalizeWords.ts'

// Verbs with which buyers ask, mostly in Gujarati and Hindi, such as give, send and come. Each has dozens of forms, and none
// names a product. The words are normalized.

const latinStems =
  'a|ap|av|ud|utar|utr|mag|mang|kar|karav|karva|mokl|mokal|moklav|pahonch|pahonchad|pahoch|pahochad|pahunch|pahuncha|pahuch|pahucha|bhej|' +
  'bhijva|lag|lagav|lagad|lagva|nakh|nakhav|muk|ban|banav|banva|batav|puch|rakh|rah|reh|chal|pad|tha|kadh|' +
  'mangav|mangva|kharid|vech|badal|badl|mal|mil|le|lev|de|dev|ja|jav|jo|jov|sak|chah|dal|dalva|dekh|dikha?|hatav|nikal|nikalv|send'

const latinEndings =
  'a|e|i|o|u|ai|ao|iae|av[aiou]|el|el[aiou]|a?i[aeou]|ine|kar|a?ke|jo|ana|ane|ani|n[aei]|a?t[aeiou]|v[aiou]|van[aiou]|vama|' +
  'a?i?sh?[eiou]|isu|a?[ei]?n?g[aei]|i?eg[aei]|i?eng[aei]|og[aei]|ung[aei]'

const indicStems =
  'ल|द|उड|उतर|माग|मानग|आप|आव|कर|कराव|करवा|मोकल|पहोनच|पहोनचाड|पहुनच|पहुनचा|भेज|भिजवा|लग|लाग|लगा|लगाव|लगाड|लगवा|नाख|मुक|बन|बना|बनाव|बनवा|' +
  'बता|बताव|पुछ|रख|राख|रह|चल|चाल|पड|थ|था|काढ|मनगा|मनगाव|मनगवा|खरिद|वेच|बदल|मळ|मिल|ले|लेव|दे|देव|जा|जव|जो|सक|चाह|' +
  'डाल|डलवा|देखा?|दिखा?|हटा|हटाव|निकल|निकाल|निकळ|आ|हो'

const indicEndings =
  '[ािोेु]|[इएओउ]|य[ािोेु]|िए|इए|न[ािे]|त[ािोेु]|व[ािोु]|वान[ािोु]|वामा|ेल[ािोु]?|एल[ािोु]?|ि?श[ेोु]|ईश|इश|िश|िने|इने|' +
  '[ेए]ग[ािे]|[ेए]नगे|[ोओ]गे|[ुउ]नग[ािे]|[ाआ]य|जो|कर|[ाआ]?के'

/** A shorter word in Latin letters may be anything: "le", "de". */
const SHORTEST_LATIN = 3

/** Endings that hardly any noun has: "samjhaoge", "chhodenge", "સમજાવશો". */
const latinVerb =
  /^(..+?)(?:a?oge|a?i?enge|a?unga|a?e?ega|a?e?egi|a?i?sho|ishu|van[iou]|a?ijie|a?ijo)$/
const indicVerb =
  /^(..+?)(?:[ोओ]गे|[ेए]नगे|[ाआ]?[ुउ]नग[ािे]|[ेए]ग[ािे]|[ाआ]?शो|िशु|वान[ािोु]|[ािइ]?जो|िएगा|[ाआ]कर)$/
/** A shorter word with such an ending may be a noun. */
const SHORTEST_UNLISTED = 5

/** "On" or "open", and no form of "run". */
const open = new Set(wordsOf('chalu ચાલુ चालू'))

const latin = new RegExp(`^(${latinStems})(?:${latinEndings})?$`)
const indic = new RegExp(`^(${indicStems})(?:${indicEndings})?$`)

/** The Gujarati block has the letters of the Devanagari block, each 0x180 further on. */
const toDevanagari = (word: string) =>
  word.replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180))

/** The consonants of the beginning of a word, in Latin letters. */
function consonantsOf(stem: string): string {
  const letters = isIndic(stem) ? (latinLetters(stem) ?? []) : []
  return isIndic(stem)
    ? letters.map((letter) => ('consonant' in letter ? letter.consonant : '')).join('')
    : stem.replace(/[aeiou]/g, '')
}

/**
 * The consonants of a verb that says nothing about a product, the same for all its forms and scripts: "moklo",
 * "mokalshe", "મોકલો".
 * @returns undefined if the word is no form of such a verb
 */
export function verbOf(word: string): string | undefined {
  return getOrCreate(cache, word, () => findVerb(word) ?? '') || undefined
}

/** Word -> its verb, empty for none: each query is compared with hundreds of phrases. */
const cache = new Map<string, string>()

function findVerb(word: string): string | undefined {
  if (open.has(word)) return 'chalu'
  if (!isIndic(word) && word.length < SHORTEST_LATIN) return undefined
  const [listed, unlisted, text] = isIndic(word)
    ? [indic, indicVerb, toDevanagari(word)]
    : [latin, latinVerb, word]
  const ending = text.length < SHORTEST_UNLISTED ? null : text.match(unlisted)
  const [, stem] = text.match(listed) ?? ending ?? []
  return stem && consonantsOf(stem)
}
