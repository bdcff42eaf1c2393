import { fillTemplate, fillTemplates, labelList } from '../../catalogue/fillTemplate.ts'
import { formatFigure, labelOf } from '../../catalogue/formatValue.ts'
import { unbreakSizes } from '../../catalogue/unbreakUnits.ts'
import type { EnquiryField } from '../../enquiry/enquiry.ts'
import { rowRequests } from '../../enquiry/message/rowRequests.ts'
import { enquiryView } from '../../enquiry/product/enquiryView.ts'
import type { PageContext, PageKind } from '../pageKind.ts'
import { filterWordsView } from '../shared/filterWordsView.ts'
import { revisionTexts } from '../shared/revisionTexts.ts'
import { declaredFilterWords, declaredProductKind } from '../shared/ruleHelpers.ts'
import { claimNotes, tableNotes } from '../shared/sourceSigns.ts'
import { drawingView } from './drawing/drawingView.ts'
import type { FullPage } from './fullSchema.ts'
import { keyFigures, listedFigures } from './keyFigures.ts'
import { mainPicture, picturesOf } from './pictures.ts'
import { claimRows, claims } from './rules/claims.ts'
import { colourPictures } from './rules/colourPictures.ts'
import { figureTexts } from './rules/figures.ts'
import { gallery } from './rules/gallery.ts'
import { profile, thickness, widths } from './rules/sheets.ts'
import { declaredWords, properties, uniqueRows, variants } from './rules/table.ts'
import { structuredProduct } from './structured.ts'
import { tableView } from './tableView.ts'
import { explainedTerms } from './terms.ts'

/** The table of a page, and the same in English for messages if the page is in another language. */
function tablesOf(page: FullPage, { catalogue, source, english }: PageContext) {
  const { properties, site } = catalogue
  const other = english?.page.kind === 'full' ? english.page : undefined
  const table = tableView(page, properties, site.product.table, source, other?.specification)
  if (english === undefined || other === undefined) return { table }
  const words = english.catalogue
  const inEnglish = tableView(other, words.properties, words.site.product.table, source)
  return { table, english: { name: other.heading, table: inEnglish, site: words.site } }
}

function view(page: FullPage, context: PageContext) {
  const { properties, site } = context.catalogue
  const { kind, heading, tagline, summary, description, claims } = page
  const { whyChoose, applications, whyHere, colourPictures = [] } = page
  const { files, main } = picturesOf(page)
  const head = context.head(heading, summary)
  const { table, english } = tablesOf(page, context)
  const inTable = new Set(table.rows.flatMap(({ cells }) => cells.map((cell) => cell.property)))
  const notes = tableNotes(table)
  // A claim with a row in the table is shown only there.
  const ownClaims = claims
    .map(({ property, figure }, i) => ({
      property,
      label: labelOf(property, properties),
      ...formatFigure(figure, properties, property),
      source: context.source(['claims', i]),
    }))
    .filter(({ property }) => !inTable.has(property))
  /** Adds the main picture in each colour to the colours of a field. */
  function withPictures({ options, ...field }: EnquiryField): EnquiryField {
    if (options === undefined) return field
    const coloured = options.map((option) => {
      const found = colourPictures.find(({ colour }) => colour === option.value)
      return found === undefined ? option : { ...option, picture: context.picture(found.picture) }
    })
    return { ...field, options: coloured }
  }
  const product = {
    name: heading,
    address: head.canonical,
    path: context.common.path,
    table,
    english: english?.table,
  }
  const enquiry = enquiryView(product, context)
  return {
    ...context.common,
    kind,
    head,
    enquiry: { ...enquiry, fields: enquiry.fields.map(withPictures) },
    heading,
    tagline,
    description: description.map(unbreakSizes),
    key: keyFigures(page, properties, context.source),
    gallery: {
      title: fillTemplate(site.product.gallery, 'name', heading),
      main,
      pictures: files.map((file, i) => ({
        ...context.picture(file),
        // Names its thumbnail.
        label: fillTemplates(site.product.showPicture, {
          number: String(i + 1),
          total: String(files.length),
        }),
      })),
    },
    claims: ownClaims,
    claimNotes: claimNotes(
      ownClaims.map(({ source }) => source),
      notes,
    ),
    specification: table,
    notes,
    requests: rowRequests({ name: heading, table, site }, english),
    claimed: claims.some(({ property }) => inTable.has(property)),
    terms: explainedTerms(page, properties),
    drawing: drawingView(page, properties, site.product),
    whyChoose,
    applications,
    whyHere,
    relatedProducts: context.relatedProducts,
    printed: printedDays(context),
    ...filterWordsView(page.filterWords, context),
  }
}

/**
 * What follows the address in the last line of a printed data sheet: the day of its data, if that is known, and the day of
 * printing, as the placeholder `{date}` that a script fills.
 */
function printedDays(context: PageContext) {
  const { printedOn } = context.catalogue.site.product
  return {
    revision: labelList(['', ...revisionTexts(context)]),
    date: labelList(['', printedOn]),
  }
}

export type FullView = ReturnType<typeof view>

export const full = {
  view,
  longestSentence: Number.POSITIVE_INFINITY,
  picture: mainPicture,
  summaryLine(page, vocabulary) {
    const figures = listedFigures(page, vocabulary)
    return { text: page.tagline, ...(figures.length > 0 && { figures }) }
  },
  structured: (page, facts) => [structuredProduct(page, facts)],
  rules: [
    gallery,
    colourPictures,
    declaredFilterWords,
    declaredProductKind,
    properties,
    declaredWords,
    uniqueRows,
    variants,
    figureTexts,
    widths,
    thickness,
    profile,
    claims,
    claimRows,
  ],
} satisfies PageKind<FullPage, FullView>
