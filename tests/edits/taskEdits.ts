import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { slugOf } from '../../src/catalogue/path.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { writeChanges } from '../../src/editor/disk/writeFiles.ts'
import type { TaskOutcome } from '../../src/editor/edit/catalogueEdit.ts'
import { renamePage } from '../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../src/editor/edit/removePage.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { requireSuccess } from '../check/outcome.ts'
import type { RightEdit } from './edits.ts'

/** The pages that have a task of their own: two kinds of products, and the categories. */
const kinds = ['full', 'placeholder', 'category'] as const

/** The slugs of the pages of one kind, in the order of the routes. */
function slugsOf(files: Files, kind: (typeof kinds)[number]): string[] {
  const { routes, pages } = checkCatalogue(files).draft
  return Object.entries(routes ?? {})
    .filter(([path, shows]) =>
      kind === 'category' ? shows === kind : shows === 'product' && pages.get(path)?.kind === kind,
    )
    .map(([path]) => slugOf(path))
}

/** A task of the editor as an edit. */
function byTask(name: string, task: (files: Files) => TaskOutcome): RightEdit {
  return {
    name,
    async apply(copy) {
      await copy.ownPictures()
      const files = await readFolder(copy.root)
      await writeChanges(copy.root, files, requireSuccess(task(files)).changed)
    },
  }
}

/** A page of each kind removed, and another one renamed, by the tasks of the editor. */
export const taskEdits: readonly RightEdit[] = kinds.flatMap((kind) => [
  byTask(`a page of the kind "${kind}" removed`, (files) => {
    const [gone = '', target = ''] = slugsOf(files, kind)
    return removePage(files, gone, target)
  }),
  byTask(`a page of the kind "${kind}" renamed`, (files) => {
    const [renamed = ''] = slugsOf(files, kind)
    return renamePage(files, renamed, `Another${renamed}`)
  }),
])
