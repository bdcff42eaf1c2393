import { expect, it } from 'vitest'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { renderPage } from '../../check/renderPage.ts'
import { viewsOf } from '../../helpers/views.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'

const grey = '#cfd2d3'
const entry = { file: 'data/properties.json', pointer: '/words/light-grey/chip', from: 'owner' }
const confirmed = { by: 'R. Patel', on: '2026-03-12', value: grey }

/** The page of a sheet that comes in light grey, with the given source of the colour value. */
async function pageOf(source: object): Promise<string> {
  const label = '"label": "light grey"'
  const properties = String(whole.texts.get('data/properties.json'))
  const sources = JSON.stringify({ entries: [source] })
  const texts = new Map(whole.texts)
    .set('data/properties.json', properties.replace(label, `${label}, "chip": "${grey}"`))
    .set('data/sources.json', sources)
  const { catalogue, problems } = checkCatalogue({ ...whole, texts })
  if (catalogue === undefined) throw new Error(JSON.stringify(problems))
  return renderPage(viewsOf(catalogue), '/Ridgedsheet')
}

it('a colour is shown before its name in the table once its value is confirmed', async () => {
  expect(await pageOf({ ...entry, confirmed })).toMatch(
    new RegExp(`<td[^>]*>.*fill="${grey}".*Light grey.*</td>`, 's'),
  )
})

it.each([
  ['nobody has confirmed it', entry],
  ['another value is confirmed', { ...entry, confirmed: { ...confirmed, value: '#000000' } }],
])('a colour is shown as its name alone while %s', async (_, source) => {
  const page = await pageOf(source)
  expect(page).toContain('Light grey')
  expect(page).not.toContain(grey)
})
