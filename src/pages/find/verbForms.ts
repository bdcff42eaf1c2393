import { isIndic } from './indicSpelling.ts'

// Verbs with which buyers ask, mostly in Gujarati and Hindi, such as give, send and come. Each has dozens of forms, and none
// names a product. The words are normalized.

const latinStems =
  'ap|av|kar|karav|karva|mokl|mokal|moklav|pahonch|pahonchad|pahoch|pahochad|pahunch|pahuncha|pahuch|pahucha|bhej|' +
  'bhijva|lag|lagav|lagad|lagva|nakh|nakhav|muk|ban|banav|banva|batav|puch|rakh|rah|reh|chal|pad|tha|kadh|' +
  'mangav|mangva|kharid|vech|badal|badl|mal|mil|le|lev|de|dev|ja|jav|jo|jov|sak|chah|dal|dalva|dekh|dikha|hatav|nikal|nikalv|send'

const latinEndings =
  'a|e|i|o|u|ai|ao|av[aiou]|el|el[aiou]|i[aeou]|ine|kar|a?ke|jo|ana|ane|ani|n[aei]|a?t[aeiou]|v[aiou]|van[aiou]|vama|' +
  'a?i?sh?[eiou]|isu|a?[ei]?n?g[aei]|i?eg[aei]|i?eng[aei]|og[aei]|ung[aei]'

const indicStems =
  'आप|आव|कर|कराव|करवा|मोकल|पहोनच|पहोनचाड|पहुनच|पहुनचा|भेज|भिजवा|लग|लाग|लगा|लगाव|लगाड|लगवा|नाख|मुक|बन|बना|बनाव|बनवा|' +
  'बता|बताव|पुछ|रख|राख|रह|चल|चाल|पड|थ|था|काढ|मनगा|मनगाव|मनगवा|खरिद|वेच|बदल|मळ|मिल|ले|लेव|दे|देव|जा|जव|जो|सक|चाह|' +
  'डाल|डलवा|देख|दिखा|हटा|हटाव|निकल|निकाल|निकळ|आ|हो'

const indicEndings =
  '[ािोेु]|[इएओउ]|य[ािोेु]|िए|इए|न[ािे]|त[ािोेु]|व[ािोु]|वान[ािोु]|वामा|ेल[ािोु]?|एल[ािोु]?|ि?श[ेोु]|ईश|इश|िश|िने|इने|' +
  '[ेए]ग[ािे]|[ेए]नगे|[ोओ]गे|[ुउ]नग[ािे]|[ाआ]य|जो|कर|[ाआ]?के'

/** A shorter word may be anything: "le", "de". */
const SHORTEST_VERB = 3

const latin = new RegExp(`^(${latinStems})(?:${latinEndings})?$`)
const indic = new RegExp(`^(${indicStems})(?:${indicEndings})?$`)

/** The Gujarati block has the letters of the Devanagari block, each 0x180 further on. */
const toDevanagari = (word: string) =>
  word.replace(/[\u0a80-\u0aff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x180))

/**
 * The consonants of a verb that says nothing about a product, the same for all its forms: "moklo", "mokalshe".
 * @returns undefined if the word is no form of such a verb
 */
export function verbOf(word: string): string | undefined {
  if (word.length < SHORTEST_VERB) return undefined
  const [, stem] = (isIndic(word) ? toDevanagari(word).match(indic) : word.match(latin)) ?? []
  return stem?.replace(/[aeiounािोेु]/g, '')
}
