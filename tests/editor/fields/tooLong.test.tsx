import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LONGEST_TEXT } from '../../../src/catalogue/schemas/text.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { TaskForm } from '../../../src/editor/forms/TaskForm.tsx'
import { noReplacement, SearchReplace } from '../../../src/editor/search/SearchReplace.tsx'
import { Toolbar } from '../../../src/editor/shell/Toolbar.tsx'
import { TranslationForm } from '../../../src/editor/translate/TranslationForm.tsx'
import { withGujarati } from '../../helpers/translations.ts'
import { printedWhole, ridged } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

type Opened = ReturnType<typeof openEditor>
const none = () => undefined

/** The parts of the editor with fields that are typed in. */
const parts: [string, (editor: Opened) => { container: HTMLElement }][] = [
  ['the form of a page', ({ showForm }) => showForm(ridged)],
  ['the form of the business', ({ showForm }) => showForm('data/site.json')],
  ['the form of the pictures', ({ showForm }) => showForm('data/pictures.json')],
  ['the translations', ({ show }) => show(<TranslationForm language="gu" of={ridged} />)],
  [
    'a task',
    ({ show }) => show(<TaskForm entries={[]} label={editorWords.newPhone} onApply={none} />),
  ],
  [
    'search and replace',
    ({ show }) => show(<SearchReplace query={noReplacement} onQuery={none} />),
  ],
  [
    'the search',
    ({ show }) =>
      show(<Toolbar screen="" query="" onQuery={none} onSave={none} onPublish={none} />),
  ],
]

/** The fields for texts and numbers: at most three of each kind. */
function typedFields(container: HTMLElement) {
  const all = container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type]), input[type="text"], input[type="search"]',
  )
  const kindOf = ({ tagName, inputMode }: HTMLElement) => tagName + inputMode
  const before = (i: number) => [...all].slice(0, i).map(kindOf)
  return [...all].filter(
    (field, i) => before(i).filter((kind) => kind === kindOf(field)).length < 3,
  )
}

it.each(parts)('no field takes a whole document, and says so: %s', (_part, show) => {
  const editor = openEditor(withGujarati(printedWhole))
  const { container } = show(editor)
  const before = editor.texts()
  const fields = typedFields(container)
  expect(fields).not.toEqual([])
  for (const field of fields) {
    const { value } = field
    fireEvent.change(field, { target: { value: 'x'.repeat(LONGEST_TEXT + 1) } })
    expect(field.value).toBe(value)
    expect(container).toHaveTextContent(/This has 5,001 characters, and there is room for [\d,]+\./)
  }
  // Nothing that the check would have to read.
  expect(editor.texts()).toBe(before)
})

it('refuses 5 MB and what is longer than its own field takes, and takes the next text', () => {
  const { showForm, texts } = openEditor(printedWhole)
  const before = texts()
  const { container } = showForm(ridged)
  const [field] = typedFields(container)
  if (field === undefined) throw new Error('there is no field')
  for (const length of [5_000_000, LONGEST_TEXT + 1]) {
    fireEvent.change(field, { target: { value: 'x'.repeat(length) } })
    expect(screen.getByRole('alert')).toHaveTextContent(editorWords.tooLong(length, LONGEST_TEXT))
  }
  expect(texts()).toBe(before)
  const next = 'x'.repeat(LONGEST_TEXT)
  fireEvent.change(field, { target: { value: next } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(texts().get(ridged)).toContain(next)
})
