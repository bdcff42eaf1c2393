import { expect, it } from 'vitest'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { renderPage } from '../../check/renderPage.ts'
import { viewsOf } from '../../helpers/views.ts'
import { readBy, whole } from '../../helpers/wholeCatalogue.ts'

const grey = '#cfd2d3'
const entry = { file: 'data/properties.json', pointer: '/words/light-grey/chip', from: 'owner' }

/** The page of a sheet that comes in light grey, whose colour value has a source; `more`: who has confirmed it. */
async function pageOf(more: object): Promise<string> {
  const label = '"label": "light grey"'
  const properties = String(whole.texts.get('data/properties.json'))
  const sources = JSON.stringify({ entries: [entry], ...more })
  const texts = new Map(whole.texts)
    .set('data/properties.json', properties.replace(label, `${label}, "chip": "${grey}"`))
    .set('data/sources.json', sources)
  const { catalogue, problems } = checkCatalogue({ ...whole, texts })
  if (catalogue === undefined) throw new Error(JSON.stringify(problems))
  return renderPage(viewsOf(catalogue), '/Ridgedsheet')
}

it('a colour is shown before its name in the table once its value is confirmed', async () => {
  expect(await pageOf(readBy(entry.file, grey))).toMatch(
    new RegExp(`<td[^>]*>.*fill="${grey}".*Light grey.*</td>`, 's'),
  )
})

it.each([
  ['nobody has confirmed it', {}],
  ['another value is confirmed', readBy(entry.file, '#000000')],
])('a colour is shown as its name alone while %s', async (_, more) => {
  const page = await pageOf(more)
  expect(page).toContain('Light grey')
  expect(page).not.toContain(grey)
})
