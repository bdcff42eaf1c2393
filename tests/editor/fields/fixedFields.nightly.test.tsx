import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printedWhole, ridged, withFile } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

/** The labels of the fields that nobody can type in or choose from. */
function fixedLabels(container: HTMLElement): (string | null)[] {
  const fixed = container.querySelectorAll<HTMLInputElement>('[readonly], :disabled')
  return Array.from(fixed, (one) => one.labels?.[0]?.textContent ?? one.ariaLabel)
}

it.each([ridged, 'data/home.json', 'data/contact.json', 'data/privacy.json'])(
  'a form has no field that cannot be changed: %s',
  (file) => {
    const { container } = openEditor(printedWhole).showForm(file)
    expect(screen.queryByLabelText('Kind of page')).toBeNull()
    // The first entry of a list cannot be moved up.
    expect(fixedLabels(container).filter((label) => !/^Move /.test(label ?? ''))).toEqual([])
  },
)

it('shows what may be left out, with the button that removes it', () => {
  const files = withFile('data/site.json', (site) => Object.assign(site, { editor: true }))
  openEditor(files).showForm('data/site.json')
  expect(screen.getByRole('button', { name: /^Remove Editor on the site/ })).toBeVisible()
})
