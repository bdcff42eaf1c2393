import { expect, it } from 'vitest'
import { replaceInText } from '../../../src/editor/edit/replaceInText.ts'

const query = (find: string, replace: string, wholeWord = true) => ({ find, replace, wholeWord })

it.each([
  ['A sheet for a shed', query('sheet', 'panel'), 'A panel for a shed'],
  ['Sheets and a SHEET', query('sheet', 'panel'), 'Sheets and a PANEL'],
  ['Sheets and a SHEET', query('sheet', 'panel', false), 'Panels and a PANEL'],
  ['Sheet metal', query('sheet', 'panel'), 'Panel metal'],
  ['over a roof screw', query('Roof screw', 'Self-drilling screw'), 'over a self-drilling screw'],
  ['a sheet of pvc', query('PVC', 'UPVC'), 'a sheet of UPVC'],
  ['Write to Surat', query('Surat', 'Vapi'), 'Write to Vapi'],
  ['size 2.5 mm', query('2.5', '3.5'), 'size 3.5 mm'],
  ['size 205 mm', query('2.5', '3.5'), undefined],
  ['(a+b) and [c]', query('(a+b)', 'd'), 'd and [c]'],
  ['છતનાં પતરાં', query('પતરા', 'શીટ'), undefined],
  ['છતનાં પતરાં', query('પતરાં', 'શીટ'), 'છતનાં શીટ'],
  ['Pictures of {name}', query('name', 'title'), undefined],
  ['The name of {name}', query('name', 'title'), 'The title of {name}'],
  ['{count}sheets', query('sheets', 'panels', false), '{count}panels'],
  ['sheets{count}', query('sheets', 'panels', false), 'panels{count}'],
  ['An AC sheet', query('ac', 'dc'), 'An DC sheet'],
  ['nothing here', query('', 'all'), undefined],
  ['the same', query('same', 'same'), undefined],
])('in "%s" %o gives "%s"', (text, given, after) => {
  expect(replaceInText(text, given)?.after).toBe(after)
})

it('says what it has found, and leaves what is kept', () => {
  const text = 'Clear sheets, and sheets'
  const kept = [{ start: 0, end: 12 }]
  expect(replaceInText(text, query('sheets', 'panels'), kept)).toEqual({
    after: 'Clear sheets, and panels',
    spans: [{ start: 18, end: 24, by: 'panels' }],
  })
})
