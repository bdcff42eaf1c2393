import { expect, it } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { slugOf } from '../../src/catalogue/path.ts'
import { writeChanges } from '../../src/editor/disk/writeFiles.ts'
import type { TaskOutcome } from '../../src/editor/edit/catalogueEdit.ts'
import { renamePage } from '../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../src/editor/edit/removePage.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { requireSuccess } from '../check/outcome.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { editedCatalogue, runContentGate } from './contentGate.ts'
import type { RightEdit } from './edits.ts'

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

const paths = Object.keys(frozenCatalogue.routes)
const kinds = ['full', 'placeholder'] as const

/** The products of each kind of page, and the categories. */
const groups = [
  ...kinds.map((kind) =>
    paths.filter(
      (path) =>
        frozenCatalogue.routes[path] === 'product' &&
        frozenCatalogue.pages.get(path)?.kind === kind,
    ),
  ),
  paths.filter((path) => frozenCatalogue.routes[path] === 'category'),
].map((group) => group.map(slugOf))

const edits = groups.flatMap(([gone = '', renamed = '', target = '']): RightEdit[] => [
  byTask(`${gone} removed`, (files) => removePage(files, gone, target)),
  byTask(`${renamed} renamed`, (files) => renamePage(files, renamed, `Another${renamed}`)),
])

it('a page of each kind removed, and another renamed, by the tasks of the editor go live', async () => {
  expect(edits.length).toBe(6)
  expect(await runContentGate(await editedCatalogue(edits))).toMatchObject({ code: 0 })
})
