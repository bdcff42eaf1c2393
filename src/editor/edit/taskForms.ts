import type { Files } from '../../catalogue/catalogueFiles.ts'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { pathOf } from '../../catalogue/path.ts'
import { readJson } from '../../check/readJson.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import type { TaskOutcome } from './catalogueEdit.ts'
import { changePhone } from './changePhone.ts'
import { duplicatePage } from './duplicatePage.ts'
import { editorWords } from './editorWords.ts'
import { fillPage } from './fillPage.ts'
import { movePage, newCategory, newPage, removeAlias, renamePage, slugFor } from './pageTasks.ts'
import { publishWords } from './publishWords.ts'
import { removePage } from './removePage.ts'
import { nameChangesOf, renameProduct } from './renameProduct.ts'
import type { TextChange } from './textChanges.ts'

const undoWords = publishWords.undo

/** The fields of the tasks' forms. */
export type TaskField = keyof typeof editorWords.taskFields

/** The fields that may stay empty. */
export const optionalFields: readonly TaskField[] = ['to', 'newSlug']

/** The fields that hold an address, each with the fields of which one suggests it. */
const addressFields: Partial<Record<TaskField, readonly TaskField[]>> = {
  slug: ['name', 'label'],
  product: ['first'],
  newSlug: [],
}

/** True if a field holds an address of the site. */
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

type PageTest = (slug: string, files: Files, draft: DraftCatalogue) => boolean

function kindOfPage(slug: string, { texts }: Files): unknown {
  const { value } = readJson(String(texts.get(pageFile(pathOf(slug)))))
  return isRecord(value) ? value.kind : undefined
}

const isInMenu: PageTest = (slug, _, { routes }) =>
  ['product', 'category'].includes(ownValue(routes, pathOf(slug)) ?? '')

const isProduct: PageTest = (slug, _, { routes }) => ownValue(routes, pathOf(slug)) === 'product'

type Task = {
  label: string
  /** The name of its step of undo. @param subject the content of its first field, as people read it */
  stepName(subject: string): string
  /** SVG path, 32 x 32. */
  icon: string
  fields: readonly TaskField[]
  /** The pages that it can be done with; left out: all. */
  fits?: PageTest
  /** The texts that it would change, each of which a person may leave out. */
  changes?(files: Files, values: readonly string[]): readonly TextChange[]
  /**
   * @param values the texts of the fields; '' for an empty one
   * @param leftOut the keys of the changes that are left out
   */
  run(files: Files, values: readonly string[], leftOut: ReadonlySet<string>): TaskOutcome
}

/** The tasks that are applied in one step. */
export const tasks: readonly Task[] = [
  {
    label: editorWords.newPage,
    stepName: undoWords.newPage,
    icon: 'M8 4h11l6 6v18H8zM19 4v6h6M16.500 14.500v9M12 19h9',
    fields: ['name', 'slug', 'menu'],
    run: (files, [name, slug = '', menu]) => newPage(files, slug, menu, name),
  },
  {
    label: editorWords.duplicatePage,
    stepName: undoWords.duplicate,
    icon: 'M11 9h10l5 5v14H11zM21 9v5h5M7 23V4h11M18.500 17v7M15 20.500h7',
    fields: ['page', 'name', 'slug'],
    fits: isProduct,
    run: (files, [page = '', name = '', slug = '']) => duplicatePage(files, page, name, slug),
  },
  {
    label: editorWords.newMenu,
    stepName: undoWords.newMenu,
    icon: 'M5 8h15M5 15h15M5 22h9M24 17v10M19 22h10',
    fields: ['label', 'slug', 'first', 'product'],
    run: (files, [label, slug = '', first, product = '']) =>
      newCategory(files, slug, product, { label, first }),
  },
  {
    label: editorWords.fullPage,
    stepName: undoWords.fullPage,
    icon: 'M8 4h11l6 6v18H8zM19 4v6h6M12 15h9M12 19h9M12 23h6',
    fields: ['page'],
    fits: (slug, files, draft) =>
      isProduct(slug, files, draft) && kindOfPage(slug, files) === 'placeholder',
    run: (files, [page = '']) => fillPage(files, page),
  },
  {
    label: editorWords.renameProduct,
    stepName: undoWords.rename,
    icon: 'M4 7h16M4 13h9M4 19h6M12 26l1-4.500L24.500 10l3.500 3.500L16.500 25zM22 12.500l3.500 3.500',
    fields: ['page', 'newName', 'newSlug'],
    fits: isInMenu,
    changes: (files, [page = '', name = '']) => nameChangesOf(files, page, name),
    run: (files, [page = '', name = '', slug = ''], leftOut) =>
      renameProduct(files, page, name, slug, leftOut),
  },
  {
    label: editorWords.renamePage,
    stepName: undoWords.newAddress,
    icon: 'M6 26l1.500-6.500L21 6l5 5-13.500 13.500zM18 9l5 5M17 27h10',
    fields: ['page', 'slug'],
    run: (files, [page = '', slug = '']) => renamePage(files, page, slug),
  },
  {
    label: editorWords.movePage,
    stepName: undoWords.move,
    icon: 'M4 9V6h9l3 3h12v17H4V9zM10 17h11M17 13l4 4-4 4',
    fields: ['page', 'menu'],
    fits: isProduct,
    run: (files, [page = '', menu = '']) => movePage(files, page, menu),
  },
  {
    label: editorWords.removePage,
    stepName: undoWords.remove,
    icon: 'M6 9h20M12 9V5h8v4M8.500 9l1.500 18h12l1.500-18M14 14v8M18 14v8',
    fields: ['page', 'to'],
    run: (files, [page = '', to]) => removePage(files, page, to),
  },
  {
    label: editorWords.removeAlias,
    stepName: undoWords.removeAlias,
    icon: 'M15.500 9.500l2-2a5 5 0 0 1 7 7l-2 2M16.500 22.500l-2 2a5 5 0 0 1-7-7l2-2M9 4v5H4M23 28v-5h5',
    fields: ['alias'],
    run: (files, [alias = '']) => removeAlias(files, alias),
  },
  {
    label: editorWords.newPhone,
    stepName: undoWords.phone,
    icon: 'M9 4l4 7-3 2.500c1.500 3.500 4.500 6.500 8 8.500l3-3 7 4v5c-12 1-23-11-23-24z',
    fields: ['phone'],
    run: (files, [phone = '']) => changePhone(files, phone),
  },
]

/** The tasks that can be done with a page, by its path without the slash. */
export function tasksFor(slug: string, files: Files, draft: DraftCatalogue): readonly Task[] {
  return tasks.filter(
    ({ fields, fits }) => fields.includes('page') && (fits?.(slug, files, draft) ?? true),
  )
}
