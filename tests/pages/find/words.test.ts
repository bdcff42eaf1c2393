import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'

describe('different spellings of a word are equal', () => {
  it.each([
    ['chaddar', 'chadar'],
    ['Colour', 'color'],
    ['aluminium', 'aluminum'],
    ['fibre', 'fibers'],
    ['louvres', 'louver'],
    ['grey', 'gray'],
    ['galvanised', 'galvanized'],
    ['policarbonate', 'polycarbonate'],
    ['sheets', 'sheet'],
    ['fosfate', 'phosphate'],
    ['0.50', '0.5'],
    ['Éclair', 'eclair'],
    ['ચાદર', 'ચાદર'],
    ['પતરું', 'પતરૂ'],
    ['શીટ', 'શિટ'],
    ['ज़िंक', 'जिंक'],
    ['कवेलू', 'कवेलु'],
    ['ગેલ્\u200cવેલ્યુમ', 'ગેલ્વેલ્યુમ'],
    ['chhat', 'chat'],
    ['deewar', 'deevar'],
    ['૦.૫૦', '0.5'],
    ['०.५', '0.5'],
    ['０．５', '0.5'],
    ['0\u200b.5', '0.5'],
    // Abbreviations, with dots or without.
    ['G.I. sheet', 'GI sheet'],
    ['G.I sheet', 'GI sheet'],
    ['G.I.Sheet', 'GI sheet'],
    ['G. I. sheet', 'GI sheet'],
    ['m. s. pipe', 'MS pipe'],
    ['जी.आई. शीट', 'GI शीट'],
    ['जी.आई.शीट', 'GI शीट'],
    ['જી. આઈ. શીટ', 'GI શીટ'],
    ['પી.વી.સી. પતરા', 'PVC પતરા'],
    ['g.i.', 'gi'],
    ['P.V.C. patra', 'PVC patra'],
    ['P. V. C. patra', 'PVC patra'],
    ['P V C patra', 'PVC patra'],
    ['P-V-C patra', 'PVC patra'],
    ['U-P-V-C', 'UPVC'],
    ['પી વી સી પતરા', 'PVC પતરા'],
    ['लाल पी वी सी शीट', 'लाल PVC शीट'],
    ['यू-पी-वी-सी', 'UPVC'],
    ['U.P.V.C.', 'UPVC'],
    ['F.R.P.', 'FRP'],
    ['P.E.B.', 'PEB'],
    ['M.S. pipe', 'MS pipe'],
    ['પી.વી.સી.', 'PVC'],
    ['પી. વી. સી.', 'PVC'],
    ['પીવીસી', 'PVC'],
    ['પીવીસી પતરા', 'PVC પતરા'],
    ['પીવીસીના પતરા', 'PVC પતરા'],
    ['યુપીવીસીની શીટ', 'UPVC શીટ'],
    ['યુપીવીસી', 'UPVC'],
    ['યુ.પી.વી.સી.', 'UPVC'],
    ['એફઆરપી', 'FRP'],
    ['જીઆઈ', 'GI'],
    ['જી.આઇ.', 'GI'],
    ['પીઈબી', 'PEB'],
    ['एम.एस.', 'MS'],
    ['पीवीसी', 'PVC'],
    ['पी.वी.सी.', 'PVC'],
    ['यूपीवीसी', 'UPVC'],
    ['एफआरपी', 'FRP'],
    ['जीआई', 'GI'],
    // Nasals before a consonant.
    ['સિમેંટ', 'સિમેન્ટ'],
    ['सीमेंट', 'सीमेन्ट'],
    ['सिमेण्ट', 'सीमेंट'],
    ['इंसुलेशन', 'इन्सुलेशन'],
    ['કંપની', 'કમ્પની'],
    ['कम्पनी', 'कंपनी'],
    ['પંખો', 'પઙ્ખો'],
    ['चाँद', 'चांद'],
    // Vowels.
    ['ઈન્સ્યુલેશન', 'ઇન્સ્યુલેશન'],
    ['ઊંચાઈ', 'ઉંચાઇ'],
    ['પૅનલ', 'પેનલ'],
    ['पेनल', 'पैनल'],
    ['पॅनल', 'पैनल'],
    ['કૉઇલ', 'કોઇલ'],
    ['कॉइल', 'कोइल'],
    ['ऑफिस', 'ओफिस'],
    ['ऐल्युमिनियम', 'एल्यूमिनियम'],
    // With the sign that a consonant has no vowel, or without.
    ['ગેલ્વેનાઈઝડ', 'ગેલ્વેનાઇઝ્ડ'],
    ['ગેલવેનાઇઝડ', 'ગેલ્વેનાઇઝ્ડ'],
    ['गैलवेनाइजड', 'गैल्वेनाइज्ड'],
    ['ગેલવેલ્યુમ', 'ગેલ્વેલ્યુમ'],
    ['પતરા', 'પત્રા'],
    ['એક્સ વાય', 'એકસ વાય'],
    ['ડબ્લ્યુ.પી.સી.', 'WPC'],
    ['डब्ल्यूपीसी', 'WPC'],
    ['ડબલ્યુપીસી', 'WPC'],
    // Doubled consonants.
    ['चद्दर', 'चादर'],
    ['ચદ્દર', 'ચાદર'],
    ['पट्टी', 'पटी'],
    ['પટ્ટી', 'પટી'],
    ['पत्थर', 'पथ्थर'],
    ['છજ્જું', 'છજું'],
  ])('%s and %s', (a, b) => {
    expect(wordsOf(a)).toEqual(wordsOf(b))
    expect(wordsOf(a).join('')).not.toBe('')
  })

  it.each([
    ['steel', 'stone'],
    ['panel', 'pan'],
    ['ppgi', 'ppgl'],
    ['cow', 'cov'],
    ['1.2', '12'],
    ['પીવીસી', 'યુપીવીસી'],
    ['પતરા', 'પાત્રા'],
    ['चादर', 'चार'],
    ['शीट', 'सीट'],
    ['A. B', 'AB'],
    ['3 m. x 2 m.', '3 mx 2 m'],
  ])('%s and %s stay different', (a, b) => {
    expect(wordsOf(a)).not.toEqual(wordsOf(b))
  })

  it.each([
    ['ઈન્સ્યુ', 'ઇન્સ્યુલેશન'],
    ['सीमें', 'सीमेन्ट'],
    ['सीमेन', 'सीमेंट'],
    ['सीमेन्', 'सीमेंट'],
    ['इन्सु', 'इंसुलेशन'],
    ['इंसु', 'इन्सुलेशन'],
    ['પૅન', 'પેનલ'],
    ['पेन', 'पैनल'],
    ['સિમેં', 'સિમેન્ટ'],
    ['સિમેન્', 'સિમેંટ'],
    ['कम्', 'कंपनी'],
    ['પટ્', 'પટ્ટી'],
    ['પીવી', 'PVC'],
  ])('%s is the beginning of %s', (beginning, word) => {
    const [typed = ''] = wordsOf(beginning)
    expect(wordsOf(word)[0]?.startsWith(typed)).toBe(true)
    expect(typed).not.toBe('')
  })

  it('signs are no words', () => {
    expect(wordsOf('C & Z-purlins, 0.5 mm (GI)')).toEqual(['c', 's', 'purlin', '0.5', 'mm', 'gi'])
  })
})
