import type { WebSite } from 'schema-dts'
import { formatFigure } from '../../model/catalogue/formatValue.ts'
import type { Kind, ViewTools } from '../kind.ts'
import { business } from '../structured.ts'
import { cards, interests } from './rules.ts'
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
