import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Changes } from '../../../src/editor/controls/ChangeList.tsx'

it('the translations of a removed page are one line, which opens', async () => {
  const file = 'data/gu/pages/Screw.json'
  const page = 'Screws (Gujarati)'
  const translations = ['સ્ક્રૂ', 'દરેક છત માટે'].map((before, i) => ({
    file,
    page,
    label: `Text ${i + 1}`,
    before,
  }))
  render(<Changes changes={[{ file, page, label: '', translations }]} />)
  const line = screen.getByText('2 translations removed')
  expect(screen.getByText('Text 1: no longer સ્ક્રૂ')).not.toBeVisible()
  await userEvent.click(line)
  expect(screen.getByText('Text 1: no longer સ્ક્રૂ')).toBeVisible()
})
