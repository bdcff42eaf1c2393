import { readFile } from 'node:fs/promises'
import type { Figure } from '../../src/catalogue/schemas/figure.ts'
import type { Path } from '../../src/catalogue/schemas/text.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import type { Page, PageOf } from '../../src/pages/pageSchemas.ts'
import { frozenCatalogue, fullPages } from './frozenCatalogue.ts'

// The whole range of a roofing maker, as far as the finder knows it: the products of the frozen catalogue, and those
// of the tables in `fixtures/trade/`, with all jobs and with the words that buyers type in Gujarati and Hindi.

/** A product that the frozen catalogue does not have; one with a thickness has a full page. */
type Row = Pick<
  PageOf['placeholder'],
  'heading' | 'summary' | 'search' | 'filterWords' | 'productKind'
> & {
  path: Path
  /** The path of its category's page. */
  category: string
  /** Its name in the menu. */
  name: string
  thickness?: Figure
}

type Job = Catalogue['jobs']['jobs'][number]
type JobRow = Omit<Job, 'products'> & { products: readonly Path[] }
/** English text -> translation, or those of its several meanings. */
type Dictionary = Readonly<Record<string, string | readonly string[]>>

async function readTable<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(`tests/fixtures/trade/${name}.json`, 'utf8'))
}

const rows = await readTable<readonly Row[]>('products')
const jobs = await readTable<readonly JobRow[]>('jobs')
const unlisted = await readTable<NonNullable<PageOf['find']['unlisted']>>('unlisted')
const answers = await readTable<Catalogue['answers']['answers']>('answers')
const words =
  await readTable<
    Required<Pick<PageOf['find'], 'ignored' | 'general' | 'common' | 'certain' | 'foreign'>>
  >('words')

const { categories, pages, routes } = frozenCatalogue

function pageOf({ path: _, category: __, name: ___, thickness, ...texts }: Row): Page {
  const [model] = fullPages
  if (model === undefined) throw new Error('the frozen catalogue has no full page')
  if (thickness === undefined) return { kind: 'placeholder', ...texts }
  const { heading, summary } = texts
  const { gallery, whyChoose, applications, whyHere, specification } = model.page
  return {
    kind: 'full',
    ...texts,
    title: heading,
    tagline: summary,
    description: [summary],
    gallery,
    claims: [],
    whyChoose,
    applications,
    whyHere,
    specification: {
      heading: specification.heading,
      rows: [{ property: 'thickness', value: thickness }],
    },
  }
}

function withTradeWords(page: Page): Page {
  if (page.kind !== 'find') return page
  return {
    ...page,
    unlisted: [...(page.unlisted ?? []), ...unlisted],
    ignored: [...(page.ignored ?? []), ...words.ignored],
    general: [...(page.general ?? []), ...words.general],
    common: [...(page.common ?? []), ...words.common],
    certain: [...(page.certain ?? []), ...words.certain],
    foreign: [...(page.foreign ?? []), ...words.foreign],
  }
}

/** The whole range in English. */
export const tradeCatalogue: Catalogue = {
  ...frozenCatalogue,
  routes: { ...routes, ...Object.fromEntries(rows.map(({ path }) => [path, 'product'] as const)) },
  categories: {
    ...categories,
    categories: categories.categories.map((category) => ({
      ...category,
      items: [...category.items, ...rows.filter((row) => row.category === category.path)],
    })),
  },
  jobs: {
    ...frozenCatalogue.jobs,
    jobs: jobs.map((job) => ({
      ...job,
      products: job.products.map((path) => ({ path, reason: job.title })),
    })),
  },
  // The answers of the trade replace those of the small catalogue with the same title.
  answers: {
    answers: [
      ...answers,
      ...frozenCatalogue.answers.answers.filter(
        ({ title }) => !answers.some((answer) => answer.title === title),
      ),
    ],
  },
  pages: new Map([
    ...[...pages].map(([path, page]) => [path, withTradeWords(page)] as const),
    ...rows.map((row) => [row.path, pageOf(row)] as const),
  ]),
}

/** The fields whose texts are searched. */
const searched = [
  'heading',
  'title',
  'label',
  'explanation',
  'search',
  'ignored',
  'general',
  'common',
  'certain',
]

/** A value with its searched texts translated as far as the dictionary has them. */
function translated<T>(value: T, dictionary: Dictionary): T {
  const meanings = (text: string) => [dictionary[text] ?? text].flat()
  return JSON.parse(
    JSON.stringify(value, (key, text) => {
      if (!searched.includes(key)) return text
      if (typeof text === 'string') return meanings(text)[0]
      return Array.isArray(text) ? text.flatMap(meanings) : text
    }),
  )
}

async function inLanguage(table: string): Promise<Catalogue> {
  const dictionary = await readTable<Dictionary>(table)
  const { site, jobs, answers, categories, pages } = tradeCatalogue
  return {
    ...tradeCatalogue,
    site: { ...site, services: translated(site.services, dictionary) },
    jobs: translated(jobs, dictionary),
    answers: translated(answers, dictionary),
    categories: translated(categories, dictionary),
    pages: new Map([...pages].map(([path, page]) => [path, translated(page, dictionary)])),
  }
}

/** The whole range with the search words of Gujarati, and of Hindi. */
export const translatedTrade = [await inLanguage('gujarati'), await inLanguage('hindi')]
