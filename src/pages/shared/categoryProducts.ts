import { MOST_LINKS } from '../../catalogue/links.ts'
import type { PathLinkView, ProductLinkView } from '../../catalogue/view.ts'
import type { SharedData } from '../dataFiles.ts'
import type { ViewTools } from '../pageKind.ts'

/** A category with its products, as many as a menu shows: no page loads a thousand. */
export type CategoryProducts = PathLinkView & {
  links: readonly Pick<ProductLinkView, 'path' | 'label' | 'picture'>[]
}

/** The words with which products of a list are chosen to be compared. */
export function compareFormWords({ site, properties }: Pick<SharedData, 'site' | 'properties'>) {
  const { compare: box, compareChosen: button } = site.category
  return { box, button, labelled: properties.writing.labelled }
}

/** The products of each category, each with its picture. */
export function categoryProducts({
  catalogue,
  productLink: product,
}: ViewTools): CategoryProducts[] {
  return catalogue.categories.categories.map(({ label, path, items }) => ({
    ...{ label, path },
    links: items.slice(0, MOST_LINKS).map((item) => {
      const { label, path, picture } = product(item)
      return { label, path, ...(picture && { picture }) }
    }),
  }))
}
