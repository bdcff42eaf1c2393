import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { launchWords } from '../../../src/check/launchWords.ts'
import { chaptersOf } from '../../../src/editor/edit/chapters.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { HOURS_SCREEN } from '../../../src/editor/edit/fileParts.ts'
import { AskedAgain } from '../../../src/editor/questions/AskedAgain.tsx'
import { OpeningHours } from '../../../src/editor/questions/OpeningHours.tsx'
import { QUESTIONS_SCREEN } from '../../../src/editor/state/screens.ts'
import { readBy, withFile, withSources } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = 'data/site.json'
const asked = { of: 'owner', unlocks: 'Buyers know when to come.' }
const question = 'When are you open?'

/** The small catalogue with hours that R. Patel has confirmed as "Nine to six", and other terms around them. */
function withHours(text?: string) {
  const items = [
    { label: 'Delivery time', role: 'delivery time', text: 'Two days' },
    { label: 'Opening hours', role: 'opening hours', ...(text && { text }), asked },
    { label: 'WhatsApp hours', role: 'hours of messages', asked },
  ]
  const files = withFile(file, (site) =>
    Object.assign(site, { terms: { heading: 'Before you order', items } }),
  )
  const [answered] = readBy('', 'Nine to six').confirmed[''] ?? []
  const entry = { file, pointer: '/terms/items/Opening hours', from: 'owner', launch: 'hours' }
  const launch = [{ key: 'hours', question, answered }]
  return withSources([entry], files, { confirms: 'R. Patel', launch })
}

it('the opening hours have a form of their own under the business, with nothing else in it', async () => {
  const files = withHours()
  const business = chaptersOf(files).find(({ heading }) => heading === editorWords.business)
  expect(business?.entries.map(({ file }) => file)).toContain(HOURS_SCREEN)
  const { show, texts } = openEditor(files)
  show(<OpeningHours />)
  const fields = screen.getAllByRole('textbox')
  expect(fields).toEqual(
    ['Opening hours', 'WhatsApp hours'].map((one) => screen.getByLabelText(one)),
  )
  await userEvent.type(screen.getByLabelText('Opening hours'), 'Nine to six')
  const { items } = JSON.parse(texts().get(file) ?? '').terms
  expect(items[1]).toMatchObject({ text: 'Nine to six', asked })
  expect(items[2]).not.toHaveProperty('text')
})

it('it is said that hours which have changed since they were confirmed are asked again', async () => {
  const { show, open } = openEditor(withHours('Ten to five'))
  show(<OpeningHours />)
  const said = launchWords.askedAgain([question])
  expect(await screen.findByText(said)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: editorWords.questions }))
  expect(open).toHaveBeenCalledWith(QUESTIONS_SCREEN)
})

it.each([
  ['the hours', ['terms', 'items', 1, 'text'], true],
  ['something else', ['notice', 'text'], false],
])('who publishes %s is told of the question: %s', async (_, jsonPath, isTold) => {
  const { show } = openEditor(withHours('Ten to five'))
  const change = { file, page: 'Business', label: '', after: 'Ten to five' }
  const hours = { ...change, jsonPath: ['terms', 'items', 1, 'text'] }
  show(
    <>
      <AskedAgain changes={[{ ...change, jsonPath }]} />
      <AskedAgain changes={[hours]} />
    </>,
  )
  const said = launchWords.askedAgain([question])
  await screen.findAllByText(said)
  expect(screen.getAllByText(said)).toHaveLength(isTold ? 2 : 1)
})

it('a business that says nothing of its hours has no form for them', () => {
  const files = withFile(file, (site) => Object.assign(site, { terms: undefined }))
  const entries = chaptersOf(files).flatMap(({ entries }) => entries)
  expect(entries.map(({ file }) => file)).not.toContain(HOURS_SCREEN)
})
