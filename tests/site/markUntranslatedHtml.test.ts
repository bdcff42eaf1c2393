import { expect, it } from 'vitest'
import { markUntranslatedHtml } from '../../src/site/markUntranslatedHtml.ts'

it.each([
  ['an English text', '<p class="soft">Ask us</p>', '<p class="soft" lang="en-IN">Ask us</p>'],
  [
    'a text with an escaped sign',
    '<a>Nuts &amp; bolts</a>',
    '<a lang="en-IN">Nuts &amp; bolts</a>',
  ],
  ['a text of the page', '<p>છત માટે PVC પતરાં</p>', '<p>છત માટે PVC પતરાં</p>'],
  ['a figure', '<td>0.50, 0.71</td>', '<td>0.50, 0.71</td>'],
  ['a grade', '<td translate="no">PPGL</td>', '<td translate="no">PPGL</td>'],
  ['a text that says its language', '<a lang="hi-IN">Hindi</a>', '<a lang="hi-IN">Hindi</a>'],
  ['the text inside others', '<li><b>Open</b></li>', '<li><b lang="en-IN">Open</b></li>'],
])('says of %s what language it is in, where that is not the page’s', (_what, html, marked) => {
  expect(markUntranslatedHtml(html, 'en-IN')).toBe(marked)
})
