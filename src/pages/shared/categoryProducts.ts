import { MAX_MENU_LINKS } from '../../catalogue/links.ts'
import type { PathLinkView, ProductLinkView } from '../../catalogue/view.ts'
import type { SharedData } from '../dataFiles.ts'
import type { PageContext } from '../pageKind.ts'

/** A category with its first products, limited as in a menu, so that a page never loads a thousand. */
export type CategoryProducts = PathLinkView & {
  links: readonly Pick<ProductLinkView, 'path' | 'label' | 'picture'>[]
}

/** The words of the form that chooses products of a list to compare. */
export function compareFormWords({ site, properties }: Pick<SharedData, 'site' | 'properties'>) {
  const { compare, compareChosen } = site.category
  return { box: compare, button: compareChosen, labelled: properties.writing.labelled }
}

/** The products of each category, each with its picture. */
export function categoryProducts({ catalogue, productLink }: PageContext): CategoryProducts[] {
  return catalogue.categories.categories.map(({ label, path, items }) => ({
    label,
    path,
    links: items.slice(0, MAX_MENU_LINKS).map((item) => {
      const { label, path, picture } = productLink(item)
      return { label, path, ...(picture && { picture }) }
    }),
  }))
}
