import { expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { readFolder } from '../../../src/site/disk/checkFolder.ts'
import { makePipes } from '../../helpers/pipes.ts'
import { whole, withFile } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const pipes = await readFolder(await makePipes())

/** The buttons of a form, by their labels. */
function buttonsOf(files: Files, file: string): (string | null)[] {
  const { container } = openEditor(files).showForm(file)
  return Array.from(container.querySelectorAll('button'), ({ textContent }) => textContent)
}

it.each([
  ['data/home.json', ['Roof', 'Jobs']],
  ['data/find.json', ['Jobs', 'Calculator', 'Job']],
  ['data/list.json', ['Roof calculator']],
  ['data/site.json', ['Jobs', 'Drawing', 'Not to scale', 'Profiles', 'All']],
  ['data/properties.json', ['Roof calculator']],
  ['data/pages/Cpvcpipe.json', ['Profile', 'Other profiles']],
])('a form offers no field of a module that another trade does not have: %s', (file, titles) => {
  const buttons = buttonsOf(pipes, file)
  for (const title of titles) expect(buttons).not.toContain(editorWords.add(title))
})

it('a form offers a missing field of a module that the catalogue has', () => {
  const files = withFile('data/home.json', (home) => {
    Object.assign(home, { jobs: { heading: 'What do you want to build?' } })
  })
  expect(buttonsOf(files, 'data/home.json')).toContain(editorWords.add('Count'))
  expect(buttonsOf(whole, 'data/home.json')).not.toContain(editorWords.add('Count'))
})
