import { describe, expect, it } from 'vitest'
import { cleanFigure, cleanTyped } from '../../src/catalogue/typedText.ts'

describe('a typed text loses what nobody sees', () => {
  it.each([
    ['marks of direction around a number', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['a left-to-right mark', '\u200eRamesh\u200f', 'Ramesh'],
    ['isolates', '\u2066Surat\u2069', 'Surat'],
    ['a space without width', '/Screw\u200b', '/Screw'],
    ['a space without width inside', 'Ra\u200bmesh', 'Ramesh'],
    ['a byte order mark', '\ufeffPatra', 'Patra'],
    ['a byte order mark inside', 'Pat\ufeffra', 'Patra'],
    ['a soft hyphen', 'corru\u00adgated', 'corrugated'],
    ['a word joiner', '12\u2060 ft', '12 ft'],
    ['a joiner behind a digit', '60\u200d', '60'],
    ['a joiner behind an Indian digit', '૯\u200c મીટર', '૯ મીટર'],
    ['a joiner behind a Latin letter', 'Ra\u200dmesh', 'Ramesh'],
    ['a joiner at the end of a word', 'પતરા\u200c', 'પતરા'],
    ['a joiner beside another invisible character', 'પ\u200c\u200bત', 'પત'],
    ['a control character', 'Roof\u0000ing\u0008', 'Roofing'],
    ['a blank letter', '\u3164', ''],
    ['a variation selector', '\ufe0f', ''],
    ['a variation selector behind a digit', '12\ufe0f', '12'],
    ['a variation selector of another script', 'ab\u180b\u{e0100}', 'ab'],
    ['a letter that is not written', '\u17b4', ''],
    ['a blank pattern', '\u2800\u2800', ''],
    ['only spaces without width', '\u200b\u200b', ''],
    ['an ordinary space around', '  Asha  ', 'Asha'],
    ['no-break spaces', '\u00a012\u00a0ft\u202f6', '12 ft 6'],
    ['wide spaces', 'Surat\u3000Gujarat\u2003India', 'Surat Gujarat India'],
    ['a tab', 'Surat\tGujarat', 'Surat Gujarat'],
    ['nothing', '', ''],
  ])('%s', (_, typed, cleaned) => {
    expect(cleanTyped(typed)).toBe(cleaned)
  })

  it.each([
    ['a joiner inside a Gujarati word', 'ગેલ્\u200cવેલ્યુમ'],
    ['a joiner inside a Hindi word', 'क्\u200dष'],
    ['an emoji of several', '🤷\u200d♂️'],
    ['an emoji of several with a colour', '❤\ufe0f\u200d🔥'],
    ['the colour of an emoji', 'Thanks ❤\ufe0f'],
    ['line breaks', 'Roof\n\nWall\r\nFloor'],
    ['several spaces', 'Roof  Wall'],
    ['signs', '12\'6" – 3½ m²'],
    ['full-width letters of a name', 'Ａｓｈａ'],
  ])('and keeps %s', (_, typed) => {
    expect(cleanTyped(typed)).toBe(typed)
  })
})

describe('a typed figure is in plain characters', () => {
  it.each([
    ['૦.૫૦', '0.50'],
    ['१२ फ़ीट', '१२ फ़ीट'.normalize('NFKC').replace('१२', '12')],
    ['௧௨', '12'],
    ['١٢', '12'],
    ['۹۸۷', '987'],
    ['９', '9'],
    ['６０', '60'],
    ['＋９１ ９８７６５', '+91 98765'],
    ['12\ufe0f ft', '12 ft'],
    ['12½ ft', '12 1/2 ft'],
    ['½"', '1/2"'],
    ['૬¾', '6 3/4'],
    ['1⁄4', '1/4'],
    ['12⅜"', '12 3/8"'],
    ['15º', '15°'],
    ['15˚', '15°'],
    ['15 °', '15 °'],
    ['3㎜', '3mm'],
    ['2５％', '25%'],
    ['1：4', '1:4'],
    [' \u202a9\u202c ', '9'],
    ['6\u200d0', '60'],
  ])('%s becomes %s', (typed, plain) => {
    expect(cleanFigure(typed)).toBe(plain)
  })
})
