import type { Catalogue } from '../../src/pages/catalogue.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'

/** One path for each kind of page: the first of its kind that the data name. */
export type Samples = { catalogue: Catalogue; paths: Map<string, string> }

/** @throws where the catalogue has problems */
export async function samples(): Promise<Samples> {
  const { catalogue } = await checkFolder(process.cwd())
  if (catalogue === undefined) throw new Error('The catalogue has problems: npm run check')
  const first = (kind: 'full' | 'placeholder', route: 'product' | 'category') =>
    Object.entries(catalogue.routes).find(
      ([at, shows]) => shows === route && catalogue.pages.get(at)?.kind === kind,
    )?.[0] ?? '/'
  const paths = new Map([
    ['home', '/'],
    ['full', first('full', 'product')],
    ['placeholder', first('placeholder', 'product')],
    ['category', first('placeholder', 'category')],
    ['about', '/About'],
    ['contact', '/Contact'],
  ])
  return { catalogue, paths }
}
