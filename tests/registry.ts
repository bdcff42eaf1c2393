import { declaredByAddress } from '../src/catalogue/address.ts'
import { formatProblems } from '../src/check/report.ts'
import { checkFolder } from '../src/disk/checkFolder.ts'
import type { PageView } from '../src/pages/pages.ts'
import { memorySource } from '../src/pages/source.ts'
import { createViews } from '../src/pages/views.ts'

/** The folder that CATALOGUE names, or the project's own. */
const found = await checkFolder(process.env.CATALOGUE ?? process.cwd())
if (found.catalogue === undefined) throw new Error(formatProblems(found.problems, 'text'))

/** The real catalogue. */
export const registry = found.catalogue

const facts = new Map(
  Object.keys(registry.pictures).map((file) => [
    file,
    {
      stem: `pictures/${file.replace(/\.\w+$/, '')}`,
      width: 1200,
      height: 900,
      widths: [320, 480, 800, 1200],
      colour: '#888888',
    },
  ]),
)

/** What the browser is given of it; the pictures' sizes are the same for all of them. */
export const views = createViews(registry, facts, (path) => registry.site.url + path)

/** The view of a declared path. */
export function viewOf(path: string): PageView {
  const view = views.page(path)
  if (view === undefined) throw new Error(`${path} is not declared`)
  return view
}

/** The routes' source over the real catalogue. */
export const source = memorySource(
  views.layout,
  new Map(
    [...declaredByAddress(registry.routes, registry.aliases)].map(
      ([address, path]) => [address, viewOf(path)] as const,
    ),
  ),
)
