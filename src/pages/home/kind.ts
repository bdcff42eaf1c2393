import type { WebSite } from 'schema-dts'
import { formatFigure } from '../../model/catalogue/formatValue.ts'
import { fileOf } from '../files.ts'
import { mainPicture } from '../full/pictures.ts'
import type { Kind, ViewTools } from '../kind.ts'
import type { PageRelation, PageRule, PartialCatalogue } from '../partialCatalogue.ts'
import { pathLinks } from '../ruleHelpers.ts'
import { business } from '../structured.ts'
import type { HomePage } from './shape.ts'

function view(page: HomePage, { common, catalogue, head, picture }: ViewTools) {
  const { title, summary, hero, categories, welcome, products, ...rest } = page
  const { site, aliases, properties } = catalogue
  return {
    ...common,
    ...rest,
    // The home page's title stands alone, without the business's name behind it.
    head: { ...head(title, summary), title },
    hero: { ...hero, picture: picture(hero.picture) },
    categories: {
      ...categories,
      items: catalogue.categories.categories.map((category) => ({
        label: category.label,
        path: category.path,
        description: category.description,
        ...(category.picture !== undefined && { picture: picture(category.picture) }),
      })),
    },
    welcome: {
      ...welcome,
      stats: welcome.stats.map(({ label, figure }) => ({
        label,
        ...formatFigure(figure, properties),
      })),
    },
    services: site.services,
    makers: site.makers,
    products: {
      ...products,
      cards: products.cards.map((card) => ({
        ...card,
        // To the page itself: a tap on an alias would cost two pages.
        path: aliases[card.path] ?? card.path,
        picture: picture(card.picture),
      })),
    },
  }
}

export type HomeView = ReturnType<typeof view>

/** The choices of the quote form have different values. */
const interests: PageRule<HomePage> = function* ({ quote }) {
  const seen = new Set<string>()
  for (const [i, { value }] of quote.fields.interest.options.entries()) {
    if (seen.has(value)) {
      const spot = ['quote', 'fields', 'interest', 'options', i, 'value']
      const message = `Another option has the value "${value}" already`
      yield { spot, message, hint: 'Give each option its own value.' }
    }
    seen.add(value)
  }
}

/** Whether the page that an alias leads to is only the nearest to it, as the unconfirmed facts say. */
function standsIn({ unconfirmed }: PartialCatalogue, alias: string): boolean {
  const pointer = alias.replace('/', '/~1')
  const facts = unconfirmed?.facts ?? []
  return facts.some((fact) => fact.file === fileOf('aliases') && fact.pointer === pointer)
}

/** A card leads somewhere, no two say the same path, and it shows the picture of its page. */
const cards: PageRelation<HomePage> = function* ({ products }, draft) {
  const { routes, aliases } = draft
  if (routes === undefined || aliases === undefined) return
  const known = new Set([...Object.keys(routes), ...Object.keys(aliases)])
  const paths = products.cards.map((card) => card.path)
  yield* pathLinks(draft, ['products', 'cards'], paths, known)
  for (const [i, { path, picture }] of products.cards.entries()) {
    const page = draft.pages.get(aliases[path] ?? path)
    if (page?.kind !== 'full') continue
    const own = mainPicture(page)
    if (own === undefined || own === picture || standsIn(draft, path)) continue
    const message = `The card shows "${picture}", and the page it leads to shows "${own}"`
    const hint = `Write "${own}", so that visitors find what they clicked on.`
    yield { spot: ['products', 'cards', i, 'picture'], message, hint, warning: true }
  }
}

export const home = {
  offline: true,
  view,
  picture: ({ hero }) => hero.picture,
  *pictures({ hero, products }) {
    yield { spot: ['hero', 'picture'], file: hero.picture, width: 1600 }
    for (const [i, { picture }] of products.cards.entries()) {
      yield { spot: ['products', 'cards', i, 'picture'], file: picture, width: 1200 }
    }
  },
  structured({ head }, facts) {
    const { site, image } = facts
    const website: WebSite = {
      '@type': 'WebSite',
      name: site.name,
      url: head.canonical,
      inLanguage: site.language,
    }
    return [website, business(facts, image)]
  },
  rules: [interests],
  relations: [cards],
} satisfies Kind<HomePage, HomeView>
