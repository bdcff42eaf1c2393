import { memoize } from '../../catalogue/memoize.ts'
import type { FileProblem, JsonPath } from '../../catalogue/problem.ts'
import type { ModuleName } from '../../catalogue/schemas/fieldMeta.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { type DraftCatalogue, pagesOf, rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'

// A module is a part of the site that not every trade has. It is there if its data are, and then all of them.

/** Data that belong to a module, at their place. */
type ModulePart = {
  file: string
  jsonPath: JsonPath
  /** Its title in the forms. */
  title: string
  isGiven: boolean
}

type Module = {
  name: ModuleName
  /** The data without which there is no module, for a person. */
  main: string
  /** True if these data are there. */
  isOn: boolean
  /** The other data. */
  parts: readonly ModulePart[]
  /** True if no page shows the other data alone: they are a warning, so that the last page with the module can be removed. */
  isUnseenAlone?: true
}

/** A field with its title; undefined as a value is not given. */
function part(file: string, jsonPath: JsonPath, title: string, value: unknown): ModulePart {
  return { file, jsonPath, title, isGiven: value !== undefined }
}

function* modulesOf({ pages, site, jobs, properties }: DraftCatalogue): Iterable<Module> {
  const [home, find, list] = ['/', '/Find', '/List'].map((path) => pages.get(path))
  if (home?.kind !== 'home' || find?.kind !== 'find' || list?.kind !== 'list') return
  const [homeFile, findFile] = [pageFile('/'), pageFile('/Find')]
  const kinds = Object.entries(properties?.productKinds ?? {})
  yield {
    name: 'roof calculator',
    main: '“Roof calculator” on the list page',
    isOn: list.words.roofCalculator !== undefined,
    parts: [
      part(findFile, ['answers', 'calculator'], 'Calculator', find.answers.calculator),
      ...(home.jobs ? [part(homeFile, ['jobs', 'count'], 'Count', home.jobs.count)] : []),
      ...(find.jobs ? [part(findFile, ['jobs', 'count'], 'Count', find.jobs.count)] : []),
      // Not every kind is counted.
      ...kinds.flatMap(([key, { calculator }]) => {
        const jsonPath = ['productKinds', key, 'calculator']
        return calculator === undefined
          ? []
          : [part(sharedFilePath('properties'), jsonPath, 'Roof calculator', calculator)]
      }),
    ],
  }
  yield {
    name: 'exploded roof',
    main: '“Roof” on the home page',
    isOn: home.roof !== undefined,
    parts: [],
  }
  if (site === undefined) return
  const { product } = site
  const siteFile = sharedFilePath('site')
  if (jobs !== undefined) {
    yield {
      name: 'advice for jobs',
      main: `the entries of “${fileTitle(sharedFilePath('jobs'))}”`,
      isOn: jobs.jobs.length > 0,
      parts: [
        part(homeFile, ['jobs'], 'Jobs', home.jobs),
        part(findFile, ['jobs'], 'Jobs', find.jobs),
        part(findFile, ['results', 'job'], 'Job', find.results.job),
        part(siteFile, ['product', 'ask', 'jobs'], 'Jobs', product.ask.jobs),
      ],
    }
  }
}

/** The words of the drawing are there if a page has a profile to draw. */
function drawingModule(draft: DraftCatalogue): Module[] {
  const { product } = draft.site ?? {}
  const pages = pagesOf(draft).flatMap(({ page }) => (page.kind === 'full' ? [page] : []))
  // A broken or missing page may have a profile.
  if (product === undefined || draft.brokenPages.size > 0 || pages.length === 0) return []
  const words = [
    ['drawing', 'Drawing', product.drawing],
    ['notToScale', 'Not to scale', product.notToScale],
    ['profiles', 'Profiles', product.profiles],
    ['allKinds', 'All', product.allKinds],
  ] as const
  return [
    {
      name: 'drawing',
      main: '“Profile” of the products',
      isOn: pages.some(({ profile }) => profile !== undefined),
      isUnseenAlone: true,
      parts: words.map(([key, title, text]) =>
        part(sharedFilePath('site'), ['product', key], title, text),
      ),
    },
  ]
}

function allModules(draft: DraftCatalogue): Module[] {
  return [...modulesOf(draft), ...drawingModule(draft)]
}

/** The modules that a catalogue has. */
export const modulesIn = memoize(
  (draft: DraftCatalogue): ReadonlySet<ModuleName> =>
    new Set(allModules(draft).flatMap(({ name, isOn }) => (isOn ? [name] : []))),
)

/** A module has all of its data, or none. */
export const modules = rule([], function* (draft): Iterable<FileProblem> {
  for (const module of allModules(draft)) {
    const { name, main, isOn, parts, isUnseenAlone } = module
    for (const { file, jsonPath, title, isGiven } of parts) {
      if (isGiven === isOn) continue
      if (isOn) {
        const message = `The ${name} needs “${title}” here`
        const fix = `Add it. For a site without the ${name}, remove ${main}.`
        yield { file, jsonPath, message, fix }
      } else {
        const message = `“${title}” belongs to the ${name}, whose other data are missing`
        const fix = `Remove it. For a site with the ${name}, add ${main}.`
        const problem = { file, jsonPath, key: true, message, fix }
        yield isUnseenAlone ? { ...problem, warning: true } : problem
      }
    }
  }
})
