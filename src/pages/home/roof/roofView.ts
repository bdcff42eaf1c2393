import type { Path } from '../../../catalogue/schemas/text.ts'
import type { ProductLinkView } from '../../../catalogue/view.ts'
import { roofDrawing } from './roofDrawing.ts'
import { type RoofPart, roofParts } from './roofParts.ts'
import type { ExplodedRoofWords } from './roofSchema.ts'

/** A part of the roof: its words, its products, and SVG path data in the drawing's own units, y down. */
export type RoofPartView = {
  part: RoofPart
  name: string
  text: string
  products: readonly ProductLinkView[]
  faces: string
  lines: string
  mark: readonly [x: number, y: number]
}

/** The exploded roof, ready to be drawn. */
export type ExplodedRoofView = {
  heading: string
  text: string
  width: number
  height: number
  frame: string
  leaders: string
  /** From the top of the roof down, which is the order of their numbers. */
  parts: readonly RoofPartView[]
}

function partView(
  part: RoofPart,
  { name, text, products }: ExplodedRoofWords['parts'][RoofPart],
  linkTo: (path: Path) => ProductLinkView | undefined,
): RoofPartView {
  return {
    part,
    name,
    text,
    products: products.flatMap((path) => linkTo(path) ?? []),
    ...roofDrawing.parts[part],
  }
}

/**
 * Makes the exploded roof from the words of the home page.
 * @param linkTo returns the link to a product; undefined if no product has the path
 */
export function roofView(
  { heading, text, parts }: ExplodedRoofWords,
  linkTo: (path: Path) => ProductLinkView | undefined,
): ExplodedRoofView {
  const { width, height, frame, leaders } = roofDrawing
  return {
    heading,
    text,
    width,
    height,
    frame,
    leaders,
    parts: roofParts.map((part) => partView(part, parts[part], linkTo)),
  }
}
