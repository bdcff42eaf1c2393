import { wordsOf } from './normalizeWords.ts'
import { verbOf } from './verbForms.ts'

const like = new Set(
  wordsOf('jaisa jaisi jaise jevu jevi jeva jevo like look looking જેવું જેવી જેવા જેવો जैसा जैसी जैसे'),
)

/** The words to which a sheet is likened: "khaprail" in "khaprail jaisi lohe ki chadar". */
export function likenedWords(typed: readonly string[]): readonly string[] {
  return typed.filter((_, i) => like.has(typed[i + 1] ?? ''))
}

const without = new Set(wordsOf('non not without bina बिना'))
/** Behind a noun it is an ending of Gujarati: "mandir no shed". */
const NO = 'no'
const beforeNo: readonly (string | undefined)[] = [undefined, 'vith', 'has']
const lacking = new Set(wordsOf('free vagar vagarnu vagarna vagarni વગર વગરના વગરનું વગરની'))
const any = new Set(wordsOf('koi કોઈ कोई'))
const not = new Set(wordsOf('na nahi nathi ન ના નહીં નથી न ना नहीं'))
/** A thing that is not seen or not wanted is not there: "screw na dikhe", "screw nahi chahiye". */
const seenOrWanted = new Set(wordsOf('dikhe chahiye joiye').map(verbOf))

/** The names of things that a sheet does not have: "screw" in "roof without screws", "screw vagar", "koi screw na lage", "screw nahi dikhe". */
export function deniedWords(typed: readonly string[]): readonly string[] {
  return typed.filter((_, i) => {
    const [before = '', next = ''] = [typed[i - 1], typed[i + 1]]
    if (before === NO && beforeNo.includes(typed[i - 2])) return true
    if (without.has(before) || lacking.has(next)) return true
    return not.has(next) && (any.has(before) || seenOrWanted.has(verbOf(typed[i + 2] ?? '')))
  })
}
