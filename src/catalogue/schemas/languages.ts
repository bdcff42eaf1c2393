import { z } from 'zod'
import { group, listOf } from './group.ts'
import { field, language, text } from './text.ts'

/** A name that is the same in every language of the site. */
function languageName(description: string, example: string) {
  return field('Name', description, z.string().min(1).max(40), example)
}

const OtherLanguage = group('Language', 'One more language of the site.', {
  key: field(
    'Key',
    'The folder of its words, and the beginning of its addresses: /gu/About.',
    z.string().regex(/^[a-z]{2,3}$/, 'Two or three small letters like "gu" are expected here'),
    'gu',
  ),
  language: language('The language and its country.'),
  name: languageName('What the language calls itself, in its own script.', 'ગુજરાતી'),
  published: field(
    'Published',
    'Whether the site has its pages. If not, nothing of it is in the site.',
    z.boolean(),
    false,
  ),
})

/** The languages that pages are translated to, and the words for choosing one. */
export const Languages = group('Languages', 'The languages of the site besides its own.', {
  name: languageName('What the language of the site calls itself.', 'English'),
  label: text('Label', 'Names the links to this page in the other languages.', 'Language'),
  offer: text(
    'Offer',
    'Shown once to visitors whose browser prefers the language; it is written in that language.',
    'This page is also in English.',
  ),
  dismiss: text('Dismiss', 'The button that closes the offer.', 'Close'),
  freshShare: field(
    'Share',
    'How many of a hundred texts of a page must be translated from the text as it is now before search engines may list it.',
    z.int().min(0).max(100),
    90,
  ),
  others: listOf('Other languages', 'Each has its words in a folder of its name.', OtherLanguage),
})
