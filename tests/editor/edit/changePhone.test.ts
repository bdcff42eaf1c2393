import { expect, it } from 'vitest'
import { changePhone } from '../../../src/editor/edit/businessTasks.ts'
import { filesAfter } from '../../../src/editor/edit/catalogueEdit.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { withSources } from '../../helpers/wholeCatalogue.ts'

const sources = 'data/sources.json'

it.each([
  ['stay open where nobody has confirmed it', '', [undefined, undefined, undefined]],
  [
    'are settled by the person who gives it, and no others',
    'R. Patel',
    ['R. Patel', 'R. Patel', undefined],
  ],
])('the questions about the phone number %s', (_, by, settled) => {
  const entries = ['/phone', '/whatsapp', '/name'].map((pointer) => {
    return { file: 'data/site.json', pointer, from: 'owner' }
  })
  const files = withSources(entries)
  const after = filesAfter(files, requireSuccess(changePhone(files, '+91 98250 12345', by)))
  const { entries: found } = JSON.parse(String(after.texts.get(sources)))
  expect(found.map((one: { confirmed?: { by: string } }) => one.confirmed?.by)).toEqual(settled)
})
