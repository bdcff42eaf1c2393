import { expect, it } from 'vitest'
import { latinSpellings } from '../../src/site/latinSpellings.ts'

it.each([
  // With spoken vowels only, with all written vowels, and with English vowels.
  ['પતરાં', ['patra', 'patara']],
  ['पतरा', ['patra', 'patara']],
  ['પતરું', ['patru', 'pataru']],
  ['ચાદર', ['chadar']],
  ['લીલો', ['lilo', 'leelo']],
  ['दरवाज़ा', ['darvaja', 'daravaja']],
  ['રંગ', ['rang']],
  ['પંપ', ['pamp']],
  ['ऑफिस', ['ophis']],
  ['કલર પતરાં', ['kalar patra', 'kalar patara']],
  ['PUF પેનલ', ['PUF penal']],
  ['HDPEની', ['hdpeni', 'hdpenee']],
  ['patra 0.5 mm', []],
  ['', []],
])('%s is typed in Latin letters as %s', (text, spellings) => {
  expect(latinSpellings(text)).toEqual(spellings)
})
