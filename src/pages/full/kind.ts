import { fill } from '../../catalogue/fill.ts'
import { writeFigure } from '../../catalogue/written.ts'
import { drawingView } from '../../drawing/drawingView.ts'
import type { Kind, ViewTools } from '../kind.ts'
import { mainPicture, picturesOf } from './pictures.ts'
import { rules } from './rules.ts'
import { FullPage } from './shape.ts'
import { product } from './structured.ts'
import { tableView, termsOf } from './table.ts'

function view(page: FullPage, tools: ViewTools) {
  const { properties, site } = tools.catalogue
  const { kind, heading, tagline, summary, description, claims } = page
  const { whyChoose, applications, whyGujarat } = page
  const { files, main } = picturesOf(page)
  return {
    ...tools.common,
    kind,
    head: tools.head(heading, summary),
    ...{ heading, tagline, description },
    gallery: {
      title: fill(site.product.gallery, 'name', heading),
      main,
      pictures: files.map(tools.picture),
    },
    claims: claims.map(({ property, figure }) => ({
      property,
      label: properties.properties[property]?.label ?? property,
      ...writeFigure(figure, properties, property),
    })),
    specification: tableView(page, properties, site.product.table),
    terms: termsOf(page, properties),
    drawing: drawingView(page, properties, site.product.drawing),
    ...{ whyChoose, applications, whyGujarat },
    onward: tools.onward,
  }
}

export type FullView = ReturnType<typeof view>

export const full = {
  shape: FullPage,
  view,
  picture: mainPicture,
  *pictures({ gallery, picture }) {
    const width = 1200
    if (picture !== undefined) yield { spot: ['picture'], file: picture, width }
    for (const [i, file] of gallery.images.entries()) {
      yield { spot: ['gallery', 'images', i], file, width }
    }
  },
  structured: (page, facts) => [product(page, facts)],
  rules,
} satisfies Kind<FullPage, FullView>
