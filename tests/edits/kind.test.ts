import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { emptyFolder } from '../check/fixture.ts'

const folder: Record<string, string> = {
  'src/pages/guide/schema.ts': `import type { z } from 'zod'
import { group } from '../../catalogue/schemas/group.ts'
import { fixedKindField, summaryText } from '../../catalogue/schemas/page.ts'
import { headingText } from '../../catalogue/schemas/text.ts'

export const GuidePage = group('Guide', 'Everything on the guide.', {
  kind: fixedKindField('guide'),
  heading: headingText('Shown at the top.', 'How to measure a roof'),
  summary: summaryText,
})

export type GuidePage = z.infer<typeof GuidePage>
`,
  'src/pages/guide/kind.ts': `import type { PageKind, PageContext } from '../pageKind.ts'
import type { GuidePage } from './schema.ts'

function view({ kind, heading, summary }: GuidePage, context: PageContext) {
  return { ...context.common, kind, heading, head: context.head(heading, summary) }
}

export type GuideView = ReturnType<typeof view>

export const guide = { view, longestSentence: 30 } satisfies PageKind<GuidePage, GuideView>
`,
  'src/pages/guide/Guide.tsx': `import type { LayoutView } from '../../catalogue/view.ts'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import type { GuideView } from './kind.ts'

export function Guide({ page, site }: { page: GuideView; site: LayoutView }) {
  return (
    <PageFrame page={page} site={site}>
      <h1 tabIndex={-1}>{page.heading}</h1>
    </PageFrame>
  )
}
`,
  'src/pages/guide/GuidePage.tsx': `import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { Guide } from './Guide.tsx'

export const Route = createLazyRoute('/Guide')({ component: GuideRoute })

function GuideRoute() {
  return <Guide page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
`,
  'src/routes/Guide.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/Guide')({
  loader: pageLoader('/Guide', 'guide'),
}).lazy(() => import('../pages/guide/GuidePage.tsx').then(({ Route }) => Route))
`,
  'data/guide.json': `{
  "$schema": "./schema/guide.schema.json",
  "kind": "guide",
  "heading": "How to measure a roof",
  "summary": "How to measure a roof with a tape, and what to write down before you ask for a price."
}
`,
}

/** The kind "project", which has many pages. */
const projectFolder: Record<string, string> = {
  'src/pages/project/schema.ts': `import { z } from 'zod'
import { group, listOf } from '../../catalogue/schemas/group.ts'
import { kindField, summaryText } from '../../catalogue/schemas/page.ts'
import { headingText, PictureFile, SubjectPath, text } from '../../catalogue/schemas/text.ts'

export const ProjectPage = group('Project', 'A building that we have delivered to.', {
  kind: kindField('project', 'A page about one building.'),
  heading: headingText('The name of the building, above its page.', 'A dairy'),
  summary: summaryText,
  town: text('Town', 'Where the building is.', 'Bardoli'),
  picture: PictureFile,
  products: listOf(
    'Products',
    'The products that it is built with.',
    z.strictObject({ path: SubjectPath }),
  ),
})

export type ProjectPage = z.infer<typeof ProjectPage>
`,
  'src/pages/project/kind.ts': `import type { CrossPageRule } from '../draftCatalogue.ts'
import type { PageContext, PageKind } from '../pageKind.ts'
import { productLinks } from '../shared/ruleHelpers.ts'
import type { ProjectPage } from './schema.ts'

function view(page: ProjectPage, context: PageContext) {
  const { kind, heading, summary, town, picture } = page
  const items = context.catalogue.categories.categories.flatMap((category) => category.items)
  const used = items.filter((item) => page.products.some(({ path }) => path === item.path))
  return {
    ...context.common,
    kind,
    heading,
    town,
    head: context.head(heading, summary),
    picture: context.picture(picture),
    products: used.map(context.productLink),
  }
}

export type ProjectView = ReturnType<typeof view>

const productsUsed: CrossPageRule<ProjectPage> = function* ({ products }, { routes, paths }) {
  if (routes === undefined) return
  const used = products.map(({ path }) => path)
  yield* productLinks({ routes, paths }, ['products'], used)
}

export const project = {
  view,
  longestSentence: 30,
  picture: (page) => page.picture,
  crossPageRules: [productsUsed],
} satisfies PageKind<ProjectPage, ProjectView>
`,
  'src/pages/project/ProjectPage.tsx': `import type { LayoutView } from '../../catalogue/view.ts'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import { Products } from '../../ui/frame/Products.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import type { ProjectView } from './kind.ts'

export function ProjectPage({ page, site }: { page: ProjectView; site: LayoutView }) {
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.town} />
      <div className="wrap">
        <Picture picture={page.picture} sizes="100vw" lead />
        <Products links={page.products} />
      </div>
    </PageFrame>
  )
}
`,
}

const project = `{
  "$schema": "../schema/page.schema.json",
  "kind": "project",
  "heading": "A dairy in Bardoli",
  "summary": "How a dairy in Bardoli was covered, with which products, and what it looks like now.",
  "town": "Bardoli",
  "picture": "roof.jpg",
  "products": [{ "path": "/Candzpurlin" }, { "path": "/Selfdrillingscrew" }]
}
`

/** Adds text to a file of the copy, after a given line. */
async function addLine(file: string, mark: string, line: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(mark)
  await writeFile(
    file,
    text.replace(mark, () => mark + line),
  )
}

/** A copy of the project with the frozen catalogue, in which modules can be run. */
async function copyOfProject() {
  const root = await emptyFolder()
  for (const name of [
    'src',
    'tests',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    await cp(name, path.join(root, name), { recursive: true })
  }
  await cp('tests/fixtures/catalogue/data', path.join(root, 'data'), { recursive: true })
  await mkdir(path.join(root, 'public'))
  for (const name of await readdir('public')) {
    const from = name === 'pictures' ? `tests/fixtures/catalogue/public/${name}` : `public/${name}`
    await cp(from, path.join(root, 'public', name), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
  )
  const run = (bin: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join('node_modules', bin), ...args], {
      cwd: root,
      env: { ...env, NODE_ENV: '', CATALOGUE: root, SITE_DIST: path.join(root, 'dist') },
      maxBuffer: 64 * 1024 * 1024,
    })
  /** The output of the check, whether or not it finds a problem. */
  const check = async () => {
    const done = run('../src/cli/run.js', 'check')
    const { stdout } = await done.catch((failed: { stdout: string }) => failed)
    return stdout
  }
  return { root, run, check }
}

it('new kinds of page, with one page and with many, take a folder and a line in each list that names the kinds: they are checked, built and crawled', async () => {
  const { root, run, check } = await copyOfProject()
  await mkdir(path.join(root, 'src/pages/guide'))
  await mkdir(path.join(root, 'src/pages/project'))
  for (const [file, text] of Object.entries({ ...folder, ...projectFolder })) {
    await writeFile(path.join(root, file), text)
  }
  const pageSchemas = path.join(root, 'src/pages/pageSchemas.ts')
  const kinds = path.join(root, 'src/pages/registry/pageKinds.ts')
  const components = path.join(root, 'src/pages/registry/SlugPage.tsx')
  const lines = [
    [
      pageSchemas,
      "import { FullPage } from './product/fullSchema.ts'\n",
      "import { GuidePage } from './guide/schema.ts'\nimport { ProjectPage } from './project/schema.ts'\n",
    ],
    [
      pageSchemas,
      "  privacy: { path: '/Privacy', schema: PrivacyPage },\n",
      "  guide: { path: '/Guide', schema: GuidePage },\n  project: { schema: ProjectPage, targets: ['project'] },\n",
    ],
    [
      kinds,
      "import { find } from '../find/kind.ts'\n",
      "import { guide } from '../guide/kind.ts'\nimport { project } from '../project/kind.ts'\n",
    ],
    [kinds, 'contact, find, full, ', 'guide, project, '],
    [
      components,
      "import { ProductPage } from '../product/ProductPage.tsx'\n",
      "import { ProjectPage } from '../project/ProjectPage.tsx'\n",
    ],
    [components, '  placeholder: ProductPage,\n', '  project: ProjectPage,\n'],
  ] as const
  for (const [file, mark, line] of lines) await addLine(file, mark, line)
  expect(await check()).toContain('The address "/Guide" is missing here')
  const routes = path.join(root, 'data/routes.json')
  await addLine(routes, '"/Contact": "contact",', '\n  "/Guide": "guide",')
  await writeFile(path.join(root, 'data/pages/Dairy.json'), project)
  expect(await check()).toContain(
    '“Pages and links” has no page "/Dairy". List it there as "project"',
  )
  await addLine(routes, '"/Contact": "contact",', '\n  "/Dairy": "product",')
  expect(await check()).toContain('"/Dairy" cannot be "product". Choose "project".')
  await writeFile(
    routes,
    (await readFile(routes, 'utf8')).replace('"/Dairy": "product"', '"/Dairy": "project"'),
  )
  const link =
    '\n      { "label": "Guide", "path": "/Guide" },\n      { "label": "A dairy", "path": "/Dairy" },'
  await addLine(path.join(root, 'data/site.json'), '"links": [', link)
  expect(await check()).toContain('No problems found')
  await run('../src/cli/run.js', 'build')
  await run('typescript/bin/tsc', '--noEmit')
  const page = await readFile(path.join(root, 'dist/Guide.html'), 'utf8')
  expect(page).toContain('How to measure a roof</h1>')
  const dairy = await readFile(path.join(root, 'dist/Dairy.html'), 'utf8')
  expect(dairy).toContain('A dairy in Bardoli</h1>')
  expect(dairy).toContain('href="/Selfdrillingscrew"')
  const sitemap = await readFile(path.join(root, 'dist/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('/Guide</loc>')
  expect(sitemap).toContain('/Dairy</loc>')
  await run('../src/cli/run.js', 'schema')
  expect(await readFile(path.join(root, 'data/schema/guide.schema.json'), 'utf8')).toContain(
    'Guide',
  )
  await run(
    'vitest/vitest.mjs',
    'run',
    '--project',
    'built',
    'tests/built/crawl.test.ts',
    'tests/built/head.test.ts',
  )
})

it('a new section of product pages is checked as soon as the schema has it', async () => {
  const { root, check } = await copyOfProject()
  const schema = path.join(root, 'src/pages/product/fullSchema.ts')
  await addLine(
    schema,
    "import { z } from 'zod'\n",
    `import { Figure } from '../../catalogue/schemas/figure.ts'
import { PropertyKey } from '../../catalogue/schemas/properties.ts'
`,
  )
  await addLine(
    schema,
    '  picture: PictureFile.optional(),\n',
    `  care: group('Care', 'How to keep it.', {
    steps: listOf('Steps', 'The steps, in their order.', Point),
    life: group('Life', 'How long it lasts.', { property: PropertyKey, figure: Figure }),
    picture: PictureFile,
  }).optional(),
`,
  )
  const care = `
  "care": {
    "steps": [{ "title": "Rinse it", "text": "Rinsed each spring it lasts 7 years." }],
    "life": { "property": "warranty", "figure": { "max": 7, "unit": "years" } },
    "picture": "hose.jpg"
  },`
  for (const slug of ['Pvccorrugatedroofingsheet', 'Polycarbonatecorrugatedsheet']) {
    await addLine(path.join(root, `data/pages/${slug}.json`), '"kind": "full",', care)
  }
  const found = await check()
  expect(found).toContain('There is no picture "hose.jpg"')
  expect(found).toContain('"7 years" is typed into a sentence')
  expect(found).toMatch(/The page “[^”]+” has the same here/)
})
