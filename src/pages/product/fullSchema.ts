import { z } from 'zod'
import { filterWordsSchema } from '../../catalogue/schemas/filterWords.ts'
import { group, listMayBeEmpty, listOf, Point } from '../../catalogue/schemas/group.ts'
import { kindField, summaryText, titleText } from '../../catalogue/schemas/page.ts'
import { Profile } from '../../catalogue/schemas/profile.ts'
import { productKind, WordKey } from '../../catalogue/schemas/properties.ts'
import { searchWords } from '../../catalogue/schemas/searchWords.ts'
import { Claim, Specification } from '../../catalogue/schemas/specification.ts'
import { field, headingText, PictureFile, text } from '../../catalogue/schemas/text.ts'

function points(title: string, description: string, heading: string) {
  return group(title, description, {
    heading: headingText('Shown above the points.', heading),
    points: listOf('Points', 'The points, in their order.', Point),
  })
}

/** A product page with everything on it. */
export const FullPage = group('Full page', 'A product page with everything on it.', {
  kind: kindField('full', 'A page with everything on it.'),
  heading: headingText('The name of the product, above its page.', 'Ridged sheets'),
  title: titleText,
  tagline: text('Tagline', 'One sentence below the name.', 'A sheet that outlasts its roof.'),
  summary: summaryText,
  search: searchWords,
  filterWords: filterWordsSchema,
  productKind,
  description: listOf(
    'Description',
    'The paragraphs about the product.',
    text('Paragraph', 'One paragraph.', 'This sheet is rolled cold from coated coil.'),
  ),
  picture: PictureFile.optional(),
  gallery: group('Gallery', 'The large picture and its thumbnails.', {
    images: field(
      'Pictures',
      'The pictures, in their order. Empty: the page shows its main picture alone.',
      z.array(PictureFile).max(100),
      ['blue-sheet.jpg', 'red-sheet.jpg'],
    ),
    main: field(
      'Main picture',
      'Which picture is shown first. 0 is the first, 1 the second.',
      z.int().min(0),
      1,
    ).optional(),
  }),
  colourPictures: field(
    'Pictures of colours',
    'The main picture once more in each colour of the table. It is shown when a visitor chooses the colour.',
    z
      .array(
        group('Picture of a colour', 'The main picture in one colour.', {
          colour: WordKey,
          picture: PictureFile,
        }),
      )
      .min(1)
      .max(30),
  ).optional(),
  // Products of one maker may share a single claim.
  claims: listMayBeEmpty('Claims', 'What is promised, with figures. May be empty.', Claim).meta({
    repeatable: 'one',
  }),
  whyChoose: points('Why choose it', 'Why a buyer chooses this product.', 'Why choose it'),
  specification: Specification,
  profile: Profile.meta({ module: 'drawing' }).optional(),
  otherProfiles: field(
    'Other profiles',
    'More profiles in which the sheet comes, drawn below the first.',
    z.array(Profile).max(6),
  )
    .meta({ module: 'drawing' })
    .optional(),
  applications: points('Applications', 'What the product is used for.', 'Where it is used'),
  whyHere: points('Why here', 'Why it suits the region.', 'Why it suits this region'),
})

export type FullPage = z.infer<typeof FullPage>
