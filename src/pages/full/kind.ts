import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import { formatFigure, labelOf } from '../../model/catalogue/formatValue.ts'
import { figuresOf } from '../../model/catalogue/specification.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'
import type { Kind, ViewTools } from '../kind.ts'
import { enquiryLinksView } from '../list/enquiryLinksView.ts'
import { facts } from '../ruleHelpers.ts'
import { drawingView } from './drawing/drawingView.ts'
import { mainPicture, picturesOf } from './pictures.ts'
import { claimRows, claims, figuresInSentences } from './rules/claims.ts'
import { figureTexts, usualFigures } from './rules/figures.ts'
import { gallery } from './rules/gallery.ts'
import { profile, thickness, widths } from './rules/sheets.ts'
import { properties, repeats, units, variants, words } from './rules/table.ts'
import type { FullPage } from './shape.ts'
import { product } from './structured.ts'
import { tableView, termsOf } from './tableView.ts'

function view(page: FullPage, tools: ViewTools) {
  const { properties, site } = tools.catalogue
  const { kind, heading, tagline, summary, description, claims } = page
  const { whyChoose, applications, whyGujarat } = page
  const { files, main } = picturesOf(page)
  const head = tools.head(heading, summary)
  return {
    ...tools.common,
    kind,
    head,
    ask: enquiryLinksView(heading, head.canonical, tools.common.path, tools.catalogue),
    ...{ heading, tagline, description },
    gallery: {
      title: fillTemplate(site.product.gallery, 'name', heading),
      main,
      pictures: files.map(tools.picture),
    },
    claims: claims.map(({ property, figure }) => ({
      property,
      label: labelOf(property, properties),
      ...formatFigure(figure, properties, property),
    })),
    specification: tableView(page, properties, site.product.table),
    terms: termsOf(page, properties),
    drawing: drawingView(page, properties, site.product.drawing),
    ...{ whyChoose, applications, whyGujarat },
    onward: tools.onward,
  }
}

/** The figures that buyers sort sheets by. */
const MAIN = ['thickness', 'width']

/** The page's main figures, as a list of products writes them. */
function mainFigures({ specification }: FullPage, vocabulary: Vocabulary): string {
  return MAIN.flatMap((property) => {
    const written = figuresOf(specification, property).map(({ figure }) =>
      formatFigure(figure, vocabulary, property, true),
    )
    return written.length === 0 ? [] : `${labelOf(property, vocabulary)} ${textOf(written)}`
  }).join('; ')
}

export type FullView = ReturnType<typeof view>

export const full = {
  view,
  picture: mainPicture,
  summaryLine(page, vocabulary) {
    const figures = mainFigures(page, vocabulary)
    return { text: page.tagline, ...(figures !== '' && { figures }) }
  },
  *pictures({ gallery, picture }) {
    const width = 1200
    if (picture !== undefined) yield { spot: ['picture'], file: picture, width }
    for (const [i, file] of gallery.images.entries()) {
      yield { spot: ['gallery', 'images', i], file, width }
    }
  },
  structured: (page, facts) => [product(page, facts)],
  rules: [
    ...[gallery, facts, properties, words, repeats, variants, units, figureTexts, usualFigures],
    ...[widths, thickness, profile, claims, claimRows, figuresInSentences],
  ],
} satisfies Kind<FullPage, FullView>
