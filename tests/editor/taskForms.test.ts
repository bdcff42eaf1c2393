import { expect, it } from 'vitest'
import { words } from '../../src/editor/edit/words.ts'
import { type TaskField, tasks } from '../../src/editor/taskForms.ts'
import { made } from '../check/outcome.ts'
import { whole } from '../helpers/wholeCatalogue.ts'

it.each<[string, Partial<Record<TaskField, string>>, string]>([
  [words.newPage, { name: 'Nails', slug: 'Nail', menu: 'OtherProduct' }, 'pages/Nail.json'],
  [
    words.newMenu,
    { label: 'Tools', slug: 'RoofTools', first: 'Nibblers', product: 'Nibbler' },
    'pages/Nibbler.json',
  ],
  [words.newAlias, { short: 'Bolts', page: 'Screw' }, 'aliases.json'],
  [words.removeAlias, { alias: 'CardA' }, 'aliases.json'],
  [words.fullPage, { page: 'Screw' }, 'pages/Screw.json'],
  [words.renamePage, { page: 'Screw', slug: 'Bolt' }, 'pages/Bolt.json'],
  [
    words.removePage,
    { page: 'StructureMaterial', to: 'RoofingSheet' },
    'pages/StructureMaterial.json',
  ],
  [words.newPhone, { phone: '+91 98250 12345', by: 'R. Patel' }, 'site.json'],
  [words.newCity, { city: 'Kim', list: 'Gujarat' }, 'site.json'],
])('"%s" runs with the fields of its form alone', (label, form, file) => {
  const task = tasks.find((one) => one.label === label)
  expect(task?.fields.toSorted()).toEqual(Object.keys(form).toSorted())
  const values = task?.fields.map((field) => form[field] ?? '') ?? []
  const outcome = task?.run(whole, ...values) ?? { refused: 'no such task' }
  expect([...made(outcome).changed.keys()]).toContain(`data/${file}`)
})
