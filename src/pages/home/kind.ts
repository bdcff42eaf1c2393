import type { WebSite } from 'schema-dts'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { formatFigure } from '../../catalogue/formatValue.ts'
import { resolveAlias } from '../../catalogue/resolveAlias.ts'
import type { Path } from '../../catalogue/schemas/text.ts'
import { splitLines } from '../../catalogue/textRuns.ts'
import type { ProductLinkView } from '../../catalogue/view.ts'
import type { EnglishForm } from '../../enquiry/enquiry.ts'
import { addEnglish } from '../../enquiry/message/enquiryMessage.ts'
import { englishFormOf, writeSubject } from '../../enquiry/message/formMessage.ts'
import type { CrossPageRule, PageRule } from '../draftCatalogue.ts'
import type { PageContext, PageKind } from '../pageKind.ts'
import { mainPicture } from '../product/pictures.ts'
import { illustrationNotes } from '../shared/illustrationNotes.ts'
import { pathLinks, productLinks, repeatedOptions } from '../shared/ruleHelpers.ts'
import { structuredBusiness } from '../shared/structured.ts'
import { roofParts } from './roof/roofParts.ts'
import { roofView } from './roof/roofView.ts'
import type { HomePage } from './schema.ts'

/** The quote form in English, for the business to read below a message in another language. */
function englishQuote({ english }: PageContext): EnglishForm | undefined {
  if (english?.page.kind !== 'home') return undefined
  const { quote } = english.page
  return englishFormOf(
    { name: 'quote', words: quote },
    quote.about,
    english.catalogue.site.enquiries,
  )
}

/**
 * The message that asks about one thing on the page.
 * @param inEnglish its English name, for the business to read; left out on an English page
 */
function askAbout(name: string, inEnglish: string | undefined, context: PageContext): string {
  const { catalogue, english } = context
  const note = english && inEnglish && writeSubject(inEnglish, english.catalogue.site.enquiries)
  return addEnglish(writeSubject(name, catalogue.site.enquiries), note)
}

/** True if any part of the exploded roof leads to a product. */
function hasProducts({ parts }: NonNullable<HomePage['roof']>): boolean {
  return roofParts.some((part) => parts[part].products.length > 0)
}

function view(page: HomePage, context: PageContext) {
  const { common, catalogue, head, picture, english } = context
  const { title, summary, hero, roof, jobs, photographs, welcome, products, quote, ...rest } = page
  const { site, aliases, properties } = catalogue
  const items = catalogue.categories.categories.flatMap((category) => category.items)
  const heroPicture = picture(hero.picture)
  const photographed = photographs.items.map((item) => ({
    ...item,
    picture: picture(item.picture),
  }))
  const cardPictures = products.cards.map((card) => picture(card.picture))
  const [heroNote, photographsNote, cardsNote] = illustrationNotes(
    [[heroPicture], photographed.map(({ picture }) => picture), cardPictures],
    site.product,
  )
  const links = new Map<Path, ProductLinkView>(
    items.map((item) => [item.path, context.productLink(item)]),
  )
  return {
    ...common,
    ...rest,
    quote: { ...quote, english: englishQuote(context) },
    head: head(title, summary),
    hero: { ...hero, picture: heroPicture, note: heroNote },
    roof: roof && hasProducts(roof) ? roofView(roof, (path) => links.get(path)) : undefined,
    jobs: jobs && {
      ...jobs,
      items: catalogue.jobs.jobs.map(({ key, title, picture: file }) => ({
        key,
        title,
        ...(file !== undefined && { picture: picture(file) }),
      })),
    },
    photographs: { ...photographs, items: photographed, note: photographsNote },
    welcome: {
      ...welcome,
      stats: welcome.stats.map((stat) => ({ ...stat, ...formatFigure(stat.figure, properties) })),
    },
    services: {
      heading: site.services.heading,
      items: site.services.items.map(({ title, text, photograph, message }, i) => {
        const inEnglish = english?.catalogue.site.services.items[i]
        return {
          title,
          text,
          photograph,
          message: message
            ? addEnglish(message, inEnglish?.message)
            : askAbout(title, inEnglish?.title, context),
        }
      }),
    },
    makers: site.makers,
    products: {
      ...products,
      note: cardsNote,
      cards: products.cards.map(({ nearest, ...card }) => {
        // The page's own path, because an alias would cost a redirect.
        const path = resolveAlias(card.path, aliases) ?? card.path
        const { label, figures } = links.get(path) ?? {}
        return {
          ...card,
          path,
          picture: picture(card.picture),
          ...(nearest && label && { nearest: fillTemplate(products.opens, 'name', label) }),
          // The first figure is enough.
          ...(!nearest && figures && { figures: splitLines(figures)[0] }),
        }
      }),
    },
  }
}

export type HomeView = ReturnType<typeof view>

/** The options of a choice in the quote form have different values. */
const quoteChoices: PageRule<HomePage> = ({ quote }) =>
  repeatedOptions({ name: 'quote', words: quote }, ['quote'])

/** Each part of the roof leads to products, and at least one part does. */
const roofProducts: CrossPageRule<HomePage> = function* ({ roof }, draft) {
  const { routes, paths } = draft
  if (routes === undefined || roof === undefined) return
  if (!hasProducts(roof)) {
    const message = 'No part of the roof has products, so it is not shown'
    const fix = 'Choose the products of its parts. For a site without this drawing, remove “Roof”.'
    yield { jsonPath: ['roof', 'parts'], key: true, message, fix, warning: true }
  }
  for (const part of roofParts) {
    for (const [i, path] of roof.parts[part].products.entries()) {
      const jsonPath = ['roof', 'parts', part, 'products', i]
      // One by one, because the list has bare paths.
      for (const problem of productLinks({ routes, paths }, [], [path])) {
        yield { ...problem, jsonPath }
      }
    }
  }
}

/** Each card leads to a different page, and shows that page's picture. */
const cards: CrossPageRule<HomePage> = function* ({ products }, draft) {
  const { routes, aliases } = draft
  if (routes === undefined || aliases === undefined) return
  const targets = new Set([...Object.keys(routes), ...Object.keys(aliases)])
  const paths = products.cards.map((card) => card.path)
  yield* pathLinks(draft, ['products', 'cards'], paths, targets)
  for (const [i, { path, picture, nearest }] of products.cards.entries()) {
    const page = draft.pages.get(resolveAlias(path, aliases) ?? path)
    if (page?.kind !== 'full') continue
    const own = mainPicture(page)
    if (own === undefined || own === picture || nearest) continue
    const message = `The card shows "${picture}", and the page it leads to shows "${own}"`
    const why = 'so that visitors find what they clicked on.'
    const fix = `Choose "${own}", ${why}`
    yield { jsonPath: ['products', 'cards', i, 'picture'], message, fix, warning: true }
  }
}

export const home = {
  offline: true,
  view,
  longestSentence: Number.POSITIVE_INFINITY,
  picture: ({ hero }) => hero.picture,
  structured({ head }, facts) {
    const { site, image } = facts
    const website: WebSite = {
      '@type': 'WebSite',
      name: site.name,
      url: head.canonical,
      inLanguage: site.language,
    }
    return [website, structuredBusiness(facts, image)]
  },
  rules: [quoteChoices],
  crossPageRules: [roofProducts, cards],
} satisfies PageKind<HomePage, HomeView>
