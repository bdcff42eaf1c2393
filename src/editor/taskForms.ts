import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { changePhone, newCard, newCity } from './edit/businessTasks.ts'
import type { CompletedTask, FailedTask } from './edit/catalogueEdit.ts'
import { fillPage } from './edit/fillPage.ts'
import { movePage, newCategory, newPage, renamePage } from './edit/pageTasks.ts'
import { removePage } from './edit/removePage.ts'
import { words } from './edit/words.ts'

/** The fields of the tasks' forms. */
export type TaskField = keyof typeof words.taskFields

/** What was typed; '' where nothing was. */
export type TaskForm = Readonly<Record<TaskField, string>>

export const emptyForm: TaskForm = {
  name: '',
  page: '',
  menu: '',
  slug: '',
  product: '',
  to: '',
  phone: '',
  city: '',
  list: '',
}

/** The fields that may stay empty. */
export const optionalFields: readonly TaskField[] = ['to']

type Task = {
  label: string
  fields: readonly TaskField[]
  run(files: Files, form: TaskForm): CompletedTask | FailedTask
}

/** The tasks that are applied in one step. */
export const tasks: readonly Task[] = [
  {
    label: words.newPage,
    fields: ['name', 'slug', 'menu'],
    run: (files, { name, slug, menu }) => newPage(files, slug, menu, name),
  },
  {
    label: words.newMenu,
    fields: ['slug', 'product'],
    run: (files, { slug, product }) => newCategory(files, slug, product),
  },
  { label: words.fullPage, fields: ['page'], run: (files, { page }) => fillPage(files, page) },
  {
    label: words.renamePage,
    fields: ['page', 'slug'],
    run: (files, { page, slug }) => renamePage(files, page, slug),
  },
  {
    label: words.movePage,
    fields: ['page', 'menu'],
    run: (files, { page, menu }) => movePage(files, page, menu),
  },
  {
    label: words.removePage,
    fields: ['page', 'to'],
    run: (files, { page, to }) => removePage(files, page, to || undefined),
  },
  {
    label: words.newPhone,
    fields: ['phone'],
    run: (files, { phone }) => changePhone(files, phone),
  },
  { label: words.newCard, fields: ['page'], run: (files, { page }) => newCard(files, page) },
  {
    label: words.newCity,
    fields: ['city', 'list'],
    run: (files, { city, list }) => newCity(files, city, list),
  },
]
