import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { changePhone, newCard, newCity } from './edit/businessTasks.ts'
import type { TaskOutcome } from './edit/catalogueEdit.ts'
import { fillPage } from './edit/fillPage.ts'
import { movePage, newCategory, newPage, renamePage } from './edit/pageTasks.ts'
import { removePage } from './edit/removePage.ts'
import { words } from './edit/words.ts'

/** The fields of the tasks' forms. */
export type TaskField = keyof typeof words.taskFields

/** The fields that may stay empty. */
export const optionalFields: readonly TaskField[] = ['to', 'by']

type Task = {
  label: string
  fields: readonly TaskField[]
  /** @param values what was typed into the fields; '' where nothing was */
  run(files: Files, ...values: string[]): TaskOutcome
}

/** The tasks that are applied in one step. */
export const tasks: readonly Task[] = [
  {
    label: words.newPage,
    fields: ['name', 'slug', 'menu'],
    run: (files, name, slug = '', menu) => newPage(files, slug, menu, name),
  },
  { label: words.newMenu, fields: ['slug', 'product'], run: newCategory },
  { label: words.fullPage, fields: ['page'], run: fillPage },
  { label: words.renamePage, fields: ['page', 'slug'], run: renamePage },
  { label: words.movePage, fields: ['page', 'menu'], run: movePage },
  { label: words.removePage, fields: ['page', 'to'], run: removePage },
  { label: words.newPhone, fields: ['phone', 'by'], run: changePhone },
  { label: words.newCard, fields: ['page'], run: newCard },
  { label: words.newCity, fields: ['city', 'list'], run: newCity },
]
