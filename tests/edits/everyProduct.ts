import { writeChanges } from '../../src/editor/disk/writeFiles.ts'
import type { TaskOutcome } from '../../src/editor/edit/catalogueEdit.ts'
import { renamePage } from '../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../src/editor/edit/removePage.ts'
import type { Files } from '../../src/model/catalogue/catalogueFiles.ts'
import { slugOf } from '../../src/model/catalogue/path.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { made } from '../check/outcome.ts'
import { registry } from '../helpers/registry.ts'
import type { Edit } from './edits.ts'

/** A task of the editor as an edit. */
function byTask(name: string, task: (files: Files) => TaskOutcome): Edit {
  return {
    name,
    async apply(copy) {
      await copy.ownPictures()
      const files = await readFolder(copy.root)
      await writeChanges(copy.root, files, made(task(files)).changed)
    },
  }
}

/** The products of each menu, without the slashes of their paths. */
const menus = registry.categories.categories.map(({ items }) =>
  items.map(({ path }) => slugOf(path)),
)

function rename(slug: string): Edit {
  return byTask(`${slug} renamed`, (files) => renamePage(files, slug, `Another${slug}`))
}

/** Removes a product; all that leads to it leads to another one from then on. */
function remove(slug: string, to: string): Edit {
  return byTask(`${slug} removed`, (files) => removePage(files, slug, to))
}

/** For each product the edits by which it is renamed, and the one before it in its menu is removed. */
export const eachProduct = menus.flatMap((slugs) =>
  slugs.map((slug, i) => ({
    slug,
    edits: [
      ...(i === 0 && slugs.length === 1 ? [] : [remove(slugs.at(i - 1) ?? slug, slug)]),
      rename(slug),
    ],
  })),
)

/** How many rounds it takes until every product has been removed once. */
export const rounds = [0, 1, 2]

/** The edits of a round: every third product of a menu is removed, all others are renamed. */
export function editsOfRound(round: number): Edit[] {
  return menus.flatMap((slugs) => {
    const left = slugs.filter((_, i) => slugs.length === 1 || i % rounds.length !== round)
    const [to] = left
    if (to === undefined) return []
    const gone = slugs.filter((slug) => !left.includes(slug))
    return [...gone.map((slug) => remove(slug, to)), ...left.map(rename)]
  })
}
