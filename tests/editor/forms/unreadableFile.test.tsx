import { expect, it } from 'vitest'
import { formWords } from '../../../src/check/formWords.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { withText } from '../../helpers/translations.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const screw = 'data/pages/Screw.json'

it.each([
  ['a field given twice', '"heading": "Bolts", "heading": "Screws",', /"heading" is given twice/],
  ['a comment', '"heading": "Screws", // new', /The file cannot have comments/],
])(
  'a file with %s is not shown as it is saved, but what is wrong and how to repair it',
  (_, line, message) => {
    const files = withText(whole, screw, '"heading": "Screws",', line)
    const { container } = openEditor(files).showForm(screw)
    expect(container).toHaveTextContent(editorWords.noFile)
    expect(container).toHaveTextContent(message)
    expect(container).toHaveTextContent(formWords.history)
    expect(container).not.toHaveTextContent(line)
    expect(container.querySelectorAll('input, textarea')).toHaveLength(0)
  },
)
