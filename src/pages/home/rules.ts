import { fileOf } from '../files.ts'
import { mainPicture } from '../full/pictures.ts'
import type { PageRelation, PageRule, PartialCatalogue } from '../partialCatalogue.ts'
import { pathLinks } from '../ruleHelpers.ts'
import type { HomePage } from './shape.ts'

/** The choices of the quote form have different values. */
export const interests: PageRule<HomePage> = function* ({ quote }) {
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
export const cards: PageRelation<HomePage> = function* ({ products }, draft) {
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
