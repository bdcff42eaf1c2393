import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { unwrittenTexts } from '../../../src/check/unwrittenTexts.ts'
import { filesAfter } from '../../../src/editor/edit/catalogueEdit.ts'
import { chaptersOf } from '../../../src/editor/edit/chapters.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { fillPage } from '../../../src/editor/edit/fillPage.ts'
import { ProblemList } from '../../../src/editor/forms/ProblemList.tsx'
import { TaskForm } from '../../../src/editor/forms/TaskForm.tsx'
import { requireSuccess } from '../../check/outcome.ts'
import { withText } from '../../helpers/translations.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

/** The form of a file, and what the file holds after what was done in it. */
function openForm(file: string, files: Files = whole) {
  const editor = openEditor(files)
  const { container } = editor.showForm(file)
  return { ...editor, container, value: () => JSON.parse(editor.texts().get(file) ?? '') }
}

/** The small catalogue with another value in a file. */
function withFile(file: string, value: object): Files {
  return { ...whole, texts: new Map([...whole.texts, [file, JSON.stringify(value)]]) }
}

const screw = 'data/pages/Screw.json'
/** The small catalogue in which a task has just made a full page. */
const filled = filesAfter(whole, requireSuccess(fillPage(whole, 'Screw')))

describe('a field for a plain number', () => {
  it.each([
    ['21.5', 21.5],
    ['21,5', 21.5],
    ['.5', 0.5],
    ['૨૧.૫', 21.5],
    ['２１', 21],
    ['\u202a21.5\u202c', 21.5],
    ['21\u200d', 21],
    ['\u00a021\u200b', 21],
    ['1e3', '1e3'],
    ['about 3', 'about 3'],
  ])('takes %s as %o', (typed, saved) => {
    const { value } = openForm(ridged)
    fireEvent.change(screen.getByDisplayValue('20'), { target: { value: typed } })
    expect(value().profile.depth).toBe(saved)
  })
})

it('a range that is typed letter by letter keeps its unit, although half of it is a figure in tonnes', async () => {
  const vocabulary = JSON.parse(String(whole.texts.get('data/properties.json')))
  vocabulary.units.tonne.spellings = ['t']
  const { value } = openForm(ridged, withFile('data/properties.json', vocabulary))
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  await userEvent.type(field, '0.35 to 0.6')
  expect(value().specification.rows[0].value).toMatchObject({ min: 0.35, max: 0.6, unit: 'mm' })
})

describe('a field for a text', () => {
  it.each([
    ['\u202aLight\u202c', 'Light'],
    ['Light\u200b', 'Light'],
    ['Light\u00a0grey', 'Light grey'],
    [' Light\t', 'Light'],
    ['Li\u00adght', 'Light'],
    ['\ufeffLight', 'Light'],
    ['પતરા\u200d', 'પતરા'],
    ['ગેલ્\u200cવેલ્યુમ', 'ગેલ્\u200cવેલ્યુમ'],
  ])('saves %j without what nobody sees, and shows it so once it is left', (typed, saved) => {
    const { value } = openForm(screw)
    const field = screen.getByRole('textbox', { name: 'Heading' })
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: typed } })
    // The cursor stays where it is.
    expect(field).toHaveValue(typed)
    expect(value().heading).toBe(saved)
    fireEvent.blur(field)
    expect(field).toHaveValue(saved)
    expect(value().heading).toBe(saved)
  })

  it.each([
    ['www.example.com/roofs', 'https://www.example.com/roofs'],
    ['https://www.example.com/roofs', 'https://www.example.com/roofs'],
    ['roofs', 'roofs'],
    ['roofs in example.com', 'roofs in example.com'],
  ])('takes %j as the web address %j, once it is left', (typed, saved) => {
    const { value } = openForm('data/site.json')
    const field = screen.getByDisplayValue(value().url)
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    expect(value().url).toBe(saved)
  })
})

it('Enter in a text of a list adds one behind it, with the cursor in it', async () => {
  const { value } = openForm('data/pages/Ridgedsheet.json')
  const [first = ''] = value().description
  await userEvent.type(screen.getByDisplayValue(first), '{Enter}More.')
  expect(value().description.slice(0, 2)).toEqual([first, 'More.'])
})

it('a number for digits alone keeps its plus and its spaces until its field is left', async () => {
  const { value } = openForm('data/site.json')
  const field = screen.getByDisplayValue(value().whatsapp)
  await userEvent.clear(field)
  await userEvent.type(field, '+91 98790 11223')
  expect(field).toHaveValue('+91 98790 11223')
  await userEvent.tab()
  expect(field).toHaveValue('919879011223')
  expect(value().whatsapp).toBe('919879011223')
})

it('a web address is not called wrong before its field is left', async () => {
  const site = JSON.parse(String(whole.texts.get('data/site.json')))
  openForm('data/site.json', withFile('data/site.json', { ...site, url: 'roofs' }))
  const field = screen.getByDisplayValue('roofs')
  expect(field).toBeInvalid()
  await userEvent.type(field, ' x')
  expect(field).toBeValid()
  expect(field).not.toHaveAccessibleDescription(/is expected here/)
  await userEvent.tab()
  expect(field).toBeInvalid()
})

it('the street of an address can be typed before it has a line, and is its first one', async () => {
  const site = JSON.parse(String(whole.texts.get('data/site.json')))
  for (const address of site.addresses) address.lines = []
  const { value } = openForm('data/site.json', withFile('data/site.json', site))
  const [street] = screen.getAllByLabelText('Street')
  if (street === undefined) throw new Error('there is no field for a street')
  await userEvent.type(street, 'Plot 5')
  expect(street).toHaveFocus()
  expect(value().addresses[0].lines).toEqual(['Plot 5'])
})

describe('the form of a page', () => {
  it('says of a choice that nothing is chosen, and not how it is written in a file', () => {
    const home = JSON.parse(String(whole.texts.get('data/home.json')))
    home.hero.picture = ''
    openForm('data/home.json', withFile('data/home.json', home))
    expect(screen.getAllByText('Nothing is chosen here. Choose one.')[0]).toBeInTheDocument()
  })

  it('says the help of a field once, although the fix of its problem repeats it', () => {
    const site = JSON.parse(String(whole.texts.get('data/site.json')))
    openForm('data/site.json', withFile('data/site.json', { ...site, url: 'roofs' }))
    const notes = screen.getByText(/^A web address that begins with https/).parentElement
    expect(notes?.textContent?.split('Where the site is found,')).toHaveLength(2)
  })

  it('says how much search engines show of its description', () => {
    openForm(ridged)
    const { length } = JSON.parse(String(whole.texts.get(ridged))).summary
    expect(screen.getByText(editorWords.charactersOf(length, 155))).toBeInTheDocument()
    expect(editorWords.charactersOf(200, 155)).toContain('search engines show about 155')
  })

  it('calls a link by the name of its page', () => {
    openForm('data/home.json')
    expect(screen.getAllByRole('option', { name: 'Screws (/Screw)' })[0]).toBeInTheDocument()
  })

  it('leaves the addresses of the site to tasks', async () => {
    const labels = [editorWords.renamePage, editorWords.movePage, editorWords.removePage]
    const { startTask } = openForm('data/routes.json')
    expect(screen.getByText(editorWords.pathsByTasks)).toBeInTheDocument()
    expect(screen.queryByText(/schema/)).toBeNull()
    expect([...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')]).toEqual([])
    const row = within(screen.getByText('/Screw').parentElement ?? document.body)
    expect(row.getByText('Screws')).toBeInTheDocument()
    for (const name of labels) await userEvent.click(row.getByRole('button', { name }))
    expect(startTask.mock.calls).toEqual(labels.map((label) => [label, 'Screw']))
  })

  it('has a field again for an address in which something is wrong', () => {
    const wrong = ['"/Screw": "product"', '"/Screw": "prodcut"'] as const
    openForm('data/routes.json', withText(whole, 'data/routes.json', ...wrong))
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })

  it('shows the entries of a list as the rows of a table', () => {
    const { container } = openForm(ridged)
    const row = container.querySelector('fieldset[aria-label="Warranty"]')
    expect(row?.querySelectorAll('input, textarea, select').length).toBeGreaterThan(0)
    const folds = [...(row?.querySelectorAll('details > summary') ?? [])]
    expect(folds.filter(({ textContent }) => textContent !== editorWords.addMore)).toEqual([])
  })

  it('says of a place in the data where that is', () => {
    openForm('data/sources.json')
    expect(screen.getByText(/^About: .*: Phone/)).toBeInTheDocument()
    expect(screen.queryByDisplayValue('/phone')).toBeNull()
  })

  it('lists once what is to be written in a page that a task has made, and opens it', async () => {
    const { unwritten, total } = unwrittenTexts(JSON.parse(String(filled.texts.get(screw))))
    openForm(screw, filled)
    expect(
      screen.getByText(editorWords.toWrite(total - unwritten.length, total)),
    ).toBeInTheDocument()
    const [first] = screen.getAllByRole('button', { name: 'Tagline' })
    if (first !== undefined) await userEvent.click(first)
    expect(screen.getByRole('textbox', { name: 'Tagline' })).toHaveFocus()
    expect(screen.queryByText(/To be written/)).toBeNull()
  })
})

it('the list of problems has one line for all that is to be written in a page', () => {
  openEditor(filled).show(<ProblemList />)
  const { unwritten } = unwrittenTexts(JSON.parse(String(filled.texts.get(screw))))
  expect(
    screen.getByRole('button', { name: `Screws ${editorWords.unwritten(unwritten.length)}` }),
  ).toBeVisible()
})

describe('a task', () => {
  function openTask(label: string) {
    const entries = chaptersOf(whole).flatMap(({ entries }) => entries)
    openEditor(whole).show(<TaskForm entries={entries} label={label} onApply={() => {}} />)
  }

  it('suggests an address for a name, and shows it as visitors find it', async () => {
    openTask(editorWords.newPage)
    await userEvent.type(screen.getByLabelText(editorWords.taskFields.name), 'Ridge caps')
    expect(screen.getByLabelText(editorWords.taskFields.slug)).toHaveValue('RidgeCaps')
    const { url } = JSON.parse(String(whole.texts.get('data/site.json')))
    expect(screen.getByText(editorWords.addressIs(`${url}/RidgeCaps`))).toBeVisible()
  })

  it('offers the pages that it can be done with', () => {
    openTask(editorWords.fullPage)
    const list = within(screen.getByLabelText(editorWords.taskFields.page))
    expect(list.getByRole('option', { name: 'Screws' })).toBeInTheDocument()
    // It is full.
    expect(list.queryByRole('option', { name: 'Ridged sheets' })).toBeNull()
  })
})
