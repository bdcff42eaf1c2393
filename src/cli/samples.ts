import type { Registry } from '../catalogue/registry.ts'
import { checkRegistry } from '../check/checkCatalogue.ts'

/** One path for each kind of page: the first of its kind that the data name. */
export type Samples = { registry: Registry; paths: Map<string, string> }

/** @throws where the catalogue has problems */
export async function samples(): Promise<Samples> {
  const { registry } = await checkRegistry(process.cwd())
  if (registry === undefined) throw new Error('The catalogue has problems: npm run check')
  const first = (kind: 'full' | 'placeholder', route: 'product' | 'category') =>
    Object.entries(registry.routes).find(
      ([at, shows]) => shows === route && registry.pages.get(at.slice(1))?.kind === kind,
    )?.[0] ?? '/'
  const paths = new Map([
    ['home', '/'],
    ['full', first('full', 'product')],
    ['placeholder', first('placeholder', 'product')],
    ['category', first('placeholder', 'category')],
    ['about', '/About'],
    ['contact', '/Contact'],
  ])
  return { registry, paths }
}
