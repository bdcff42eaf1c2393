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

it('a new kind of page takes a folder, a route and an entry in two lists: it is checked, built and crawled', async () => {
  const { root, run, check } = await copyOfProject()
  await mkdir(path.join(root, 'src/pages/guide'))
  for (const [file, text] of Object.entries(folder)) await writeFile(path.join(root, file), text)
  const pageSchemas = path.join(root, 'src/pages/pageSchemas.ts')
  await addLine(
    pageSchemas,
    "import { FullPage } from './product/fullSchema.ts'\n",
    "import { GuidePage } from './guide/schema.ts'\n",
  )
  await addLine(
    pageSchemas,
    '  full: { schema: FullPage },\n',
    "  guide: { path: '/Guide', schema: GuidePage },\n",
  )
  const kinds = path.join(root, 'src/pages/registry/pageKinds.ts')
  const nextImport = "import { find } from '../find/kind.ts'\n"
  await addLine(kinds, nextImport, "import { guide } from '../guide/kind.ts'\n")
  await addLine(kinds, 'contact, find, full, ', 'guide, ')
  expect(await check()).toContain('The address "/Guide" is missing here')
  await addLine(
    path.join(root, 'data/routes.json'),
    '"/Contact": "contact",',
    '\n  "/Guide": "guide",',
  )
  const link = '\n      { "label": "Guide", "path": "/Guide" },'
  await addLine(path.join(root, 'data/site.json'), '"links": [', link)
  expect(await check()).toContain('No problems found')
  await run('../src/cli/run.js', 'build')
  await run('typescript/bin/tsc', '--noEmit')
  const page = await readFile(path.join(root, 'dist/Guide.html'), 'utf8')
  expect(page).toContain('How to measure a roof</h1>')
  expect(await readFile(path.join(root, 'dist/sitemap.xml'), 'utf8')).toContain('/Guide</loc>')
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
  expect(found).toMatch(/This page has the same “Care” as “[^”]+”/)
})
