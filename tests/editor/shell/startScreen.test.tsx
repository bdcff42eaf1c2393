import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { HOURS_SCREEN, NOTICE_SCREEN } from '../../../src/editor/edit/fileParts.ts'
import { StartScreen } from '../../../src/editor/shell/StartScreen.tsx'
import { endFirstVisit } from '../../../src/editor/shell/WelcomeScreen.tsx'
import { sharedFilePath } from '../../../src/pages/dataFiles.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = sharedFilePath('site')
const hours = { label: 'Opening hours', role: 'opening hours' }
const delivery = { label: 'Delivery', text: 'Two days' }

/** A catalogue whose business has these terms. */
function withTerms(...items: object[]) {
  const site = JSON.parse(String(whole.texts.get(file)))
  const text = JSON.stringify({ ...site, terms: { heading: 'Terms', items } })
  return { ...whole, texts: new Map(whole.texts).set(file, text) }
}

it('opening hours and the notice are a press away', async () => {
  const { show, open } = openEditor(withTerms(hours, delivery))
  endFirstVisit()
  show(<StartScreen />)
  await userEvent.click(screen.getByRole('button', { name: editorWords.changeHours }))
  await userEvent.click(screen.getByRole('button', { name: editorWords.showNotice }))
  expect(open.mock.calls).toEqual([[HOURS_SCREEN], [NOTICE_SCREEN]])
})

it('opening hours that nothing is said of are no task', () => {
  const { show } = openEditor(withTerms(delivery))
  endFirstVisit()
  show(<StartScreen />)
  expect(screen.queryByRole('button', { name: editorWords.changeHours })).toBeNull()
})
