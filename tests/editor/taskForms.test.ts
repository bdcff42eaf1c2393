import { expect, it } from 'vitest'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { type TaskField, tasks } from '../../src/editor/taskForms.ts'
import { PlaceholderPage } from '../../src/pages/product/placeholderSchema.ts'
import { requireSuccess } from '../check/outcome.ts'
import { whole } from '../helpers/wholeCatalogue.ts'

it.each<[string, Partial<Record<TaskField, string>>, string]>([
  [editorWords.newPage, { name: 'Nails', slug: 'Nail', menu: 'OtherProduct' }, 'pages/Nail.json'],
  [
    editorWords.newMenu,
    { label: 'Tools', slug: 'RoofTools', first: 'Nibblers', product: 'Nibbler' },
    'pages/Nibbler.json',
  ],
  [editorWords.removeAlias, { alias: 'CardA' }, 'aliases.json'],
  [editorWords.fullPage, { page: 'Screw' }, 'pages/Screw.json'],
  [
    editorWords.renameProduct,
    { page: 'Screw', newName: 'Roof bolts', newSlug: 'RoofBolts' },
    'pages/RoofBolts.json',
  ],
  [
    editorWords.duplicatePage,
    { page: 'Screw', name: 'Roof bolts', slug: 'RoofBolts' },
    'pages/RoofBolts.json',
  ],
  [editorWords.renamePage, { page: 'Screw', slug: 'Bolt' }, 'pages/Bolt.json'],
  [
    editorWords.removePage,
    { page: 'StructureMaterial', to: 'RoofingSheet' },
    'pages/StructureMaterial.json',
  ],
  [editorWords.newPhone, { phone: '+91 98250 12345', by: 'R. Patel' }, 'site.json'],
])('"%s" runs with the fields of its form alone', (label, form, file) => {
  const task = tasks.find((one) => one.label === label)
  expect(task?.fields.toSorted()).toEqual(Object.keys(form).toSorted())
  const values = task?.fields.map((field) => form[field] ?? '') ?? []
  const outcome = task?.run(whole, values, new Set()) ?? { refused: 'no such task' }
  expect([...requireSuccess(outcome).changed.keys()]).toContain(`data/${file}`)
})

it('the form of a placeholder names the task that makes it a full page', () => {
  const { description = '' } = PlaceholderPage.shape.kind.meta() ?? {}
  expect(description).toContain(`"${editorWords.fullPage}"`)
})
