import type { z } from 'zod'
import { group, listMayBeEmpty } from '../../../catalogue/schemas/group.ts'
import { headingText, SubjectPath, text } from '../../../catalogue/schemas/text.ts'
import type { RoofPart } from './roofParts.ts'

/** The schema of one part; `drawn` is its place in the drawing. */
function part(title: string, drawn: string) {
  return group(title, drawn, {
    name: text('Name', 'What the part is called.', 'Ridge'),
    text: text('Text', 'What it is for, in a sentence.', 'It closes the top of the roof.'),
    products: listMayBeEmpty(
      'Products',
      'The products for this part, the best first.',
      SubjectPath,
    ).meta({ examples: [['/Ridgedsheet']] }),
  })
}

const parts = {
  ventilator: part('Ventilator', 'The round ventilator on the ridge.'),
  ridge: part('Ridge', 'The folded strip along the top.'),
  screw: part('Screws', 'The screws above the sheets.'),
  sheet: part('Sheets', 'The ribbed sheets of the roof.'),
  skylight: part('Skylight', 'The clear sheet between them.'),
  insulation: part('Insulation', 'The blanket below the sheets.'),
  purlin: part('Purlins', 'The profiles that carry them.'),
  wall: part('Wall', 'The ribbed sheets of the wall.'),
} satisfies Record<RoofPart, z.ZodType>

/** The exploded roof of the home page. */
export const ExplodedRoofWords = group(
  'Roof',
  'The drawing of a roof whose parts lead to products.',
  {
    heading: headingText('Shown above the drawing.', 'Press a part of the roof'),
    text: text('Text', 'Shown below the heading.', 'Each part shows its products.'),
    parts: group('Parts', 'The parts of the roof, from the top down.', parts),
  },
)

export type ExplodedRoofWords = z.infer<typeof ExplodedRoofWords>
