import { readJson } from '../check/json.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { pathOf } from '../model/catalogue/path.ts'
import { isRecord } from '../model/format.ts'
import { pageFile } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { changePhone, newCard, newCity } from './edit/businessTasks.ts'
import type { TaskOutcome } from './edit/catalogueEdit.ts'
import { fillPage } from './edit/fillPage.ts'
import {
  movePage,
  newAlias,
  newCategory,
  newPage,
  removeAlias,
  renamePage,
  slugFor,
} from './edit/pageTasks.ts'
import { removePage } from './edit/removePage.ts'
import { words } from './edit/words.ts'

/** The fields of the tasks' forms. */
export type TaskField = keyof typeof words.taskFields

/** The fields that may stay empty. */
export const optionalFields: readonly TaskField[] = ['to', 'by']

/** The fields that hold an address, each with the fields of which one suggests it. */
const addressFields: Partial<Record<TaskField, readonly TaskField[]>> = {
  slug: ['name', 'label'],
  product: ['first'],
  short: [],
}

/** Whether a field holds an address of the site. */
export function isAddress(field: TaskField): boolean {
  return Object.hasOwn(addressFields, field)
}

/** The address that the name typed beside it suggests. */
export function suggestedAddress(
  field: TaskField,
  values: Partial<Record<TaskField, string>>,
): string | undefined {
  const from = addressFields[field]?.find((one) => values[one] !== undefined)
  return from && slugFor(values[from] ?? '')
}

type PageTest = (slug: string, files: Files, draft: PartialCatalogue) => boolean

function kindOfPage(slug: string, { texts }: Files): unknown {
  const { value } = readJson(String(texts.get(pageFile(pathOf(slug)))))
  return isRecord(value) ? value.kind : undefined
}

const isProduct: PageTest = (slug, _, { routes }) => routes?.[pathOf(slug)] === 'product'

type Task = {
  label: string
  fields: readonly TaskField[]
  /** The pages that it can be done with; left out: all. */
  fits?: PageTest
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
  {
    label: words.newMenu,
    fields: ['label', 'slug', 'first', 'product'],
    run: (files, label, slug = '', first, product = '') =>
      newCategory(files, slug, product, { label, first }),
  },
  {
    label: words.fullPage,
    fields: ['page'],
    fits: (slug, files, draft) =>
      isProduct(slug, files, draft) && kindOfPage(slug, files) === 'placeholder',
    run: fillPage,
  },
  { label: words.renamePage, fields: ['page', 'slug'], run: renamePage },
  { label: words.movePage, fields: ['page', 'menu'], fits: isProduct, run: movePage },
  { label: words.removePage, fields: ['page', 'to'], run: removePage },
  { label: words.newAlias, fields: ['short', 'page'], run: newAlias },
  { label: words.removeAlias, fields: ['alias'], run: removeAlias },
  { label: words.newPhone, fields: ['phone', 'by'], run: changePhone },
  { label: words.newCard, fields: ['page'], run: newCard },
  { label: words.newCity, fields: ['city', 'list'], run: newCity },
]

/** The tasks that can be done with a page, or with a short address, by its path without the slash. */
export function tasksFor(
  field: 'page' | 'alias',
  slug: string,
  files: Files,
  draft: PartialCatalogue,
): readonly Task[] {
  return tasks.filter(
    ({ fields, fits }) => fields.includes(field) && (fits?.(slug, files, draft) ?? true),
  )
}
