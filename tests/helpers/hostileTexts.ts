import fc from 'fast-check'

/** Names that every plain object has, or that programs treat in a special way. */
export const inheritedNames = [
  ...['constructor', 'prototype', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toJSON', 'then', 'length'],
  ...['__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__', 'name'],
]

/** Texts that programs stumble over, as names and as values. */
export const hostileTexts = [
  ...inheritedNames,
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'null', 'undefined', 'true', '[object Object]'],
  ...['\0', '\u0001', '\x1b[2J', '\r\n', '\t', '\u2028', '\u200b', '\u202eabc', '\ufeff', '\ufffe'],
  ...['\ud800', '\udc00', 'a\ud83d', '\udead\ud83d', '\ufdfa'.repeat(100), 'e\u0301'.repeat(200)],
  ...['x'.repeat(100_000), ' '.repeat(10_000), '%', '%E0%A4%A', '%00', '&', '#', '=', '+', '/'],
  ...['../../etc/passwd', '{name}', '{{7*7}}', '{% raw %}', '$&', '$1', '\\', '"', "'", '`'],
  ...['<script>', '</script>', '-->', '=1+1', '@SUM(A1)', "'); DROP TABLE enquiry; --", '(?:', '['],
  ...['9'.repeat(400), '٣', '½', '⁄', '🛠️'.repeat(500), 'ｆｕｌｌ', 'ＣＯＮＳＴＲＵＣＴＯＲ'],
]

/** One of them, alone or joined with another. */
export const arbitraryHostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...hostileTexts), fc.constantFrom(...hostileTexts))
      .map(([one, other]) => (one + other).slice(0, 150_000)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)

/** The mark in a text if the code has found a function or an object instead of a text. */
export const foundByMistake = /native code|\[object |function \w*\(|undefined is not|NaN NaN/
