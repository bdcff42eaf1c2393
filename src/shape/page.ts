import { z } from 'zod'
import { Claim } from './claim.ts'
import { Profile } from './profile.ts'
import { Specification } from './specification.ts'
import { PictureFile, text } from './text.ts'

/** A short point: what it is called, and why it matters to the buyer. */
export const Point = z
  .strictObject({
    title: text('Title', 'The point in a few words.', 'Light to lift'),
    text: text('Text', 'Why it matters to the buyer.', 'Two men carry a sheet up a ladder.'),
  })
  .meta({ title: 'Point', description: 'A short point and why it matters.' })

function points(title: string, description: string, heading: string) {
  return z
    .strictObject({
      heading: text('Heading', 'Stands above the points.', heading),
      points: z
        .array(Point)
        .min(1)
        .meta({ title: 'Points', description: 'The points, in their order.' }),
    })
    .meta({ title, description })
}

const common = {
  heading: text('Heading', 'The name of the product, above its page.', 'Ridged sheets'),
  summary: text(
    'Summary',
    'One or two sentences that search engines show below the name.',
    'Ridged sheets for sheds and porches. Ask for sizes and the price.',
  ),
}

function kind<Name extends string>(name: Name, description: string) {
  return z.literal(name).meta({ title: 'Kind of page', description, examples: [name] })
}

/** A page that holds its heading only. The picture, if any, is used where other pages link to it. */
export const PlaceholderPage = z
  .strictObject({
    kind: kind('placeholder', 'A page with its heading only. "full" is a page with everything.'),
    ...common,
    picture: PictureFile.optional(),
  })
  .meta({ title: 'Placeholder page', description: 'A page that holds its heading only.' })

/** A product page with everything on it. */
export const FullPage = z
  .strictObject({
    kind: kind('full', 'A page with everything on it. "placeholder" is a page with its heading.'),
    heading: common.heading,
    tagline: text('Tagline', 'One sentence below the name.', 'A sheet that outlasts its roof.'),
    summary: common.summary,
    description: z
      .array(text('Paragraph', 'One paragraph.', 'This sheet is rolled cold from coated coil.'))
      .min(1)
      .meta({ title: 'Description', description: 'The paragraphs about the product.' }),
    picture: PictureFile.optional(),
    gallery: z
      .strictObject({
        images: z
          .array(PictureFile)
          .max(100)
          .meta({
            title: 'Pictures',
            description: 'The pictures, in their order. Empty: the page shows its "picture" alone.',
            examples: [['blue-sheet.jpg', 'red-sheet.jpg']],
          }),
        main: z
          .int()
          .min(0)
          .meta({
            title: 'Main picture',
            description: 'Which picture is shown first. 0 is the first, 1 the second.',
            examples: [1],
          })
          .optional(),
      })
      .meta({ title: 'Gallery', description: 'The large picture and its thumbnails.' }),
    claims: z
      .array(Claim)
      .meta({ title: 'Claims', description: 'What is promised, with figures. May be empty [ ].' }),
    whyChoose: points('Why choose it', 'Why a buyer chooses this product.', 'Why choose it'),
    specification: Specification,
    profile: Profile.optional(),
    applications: points('Applications', 'What the product is used for.', 'Where it is used'),
    whyGujarat: points('Why in Gujarat', 'Why it suits the region.', 'Why it suits Gujarat'),
  })
  .meta({ title: 'Full page', description: 'A product page with everything on it.' })

export const Page = z
  .discriminatedUnion('kind', [FullPage, PlaceholderPage])
  .meta({ title: 'Page', description: 'One product or category page. Its file name is its path.' })

export type Point = z.infer<typeof Point>
export type FullPage = z.infer<typeof FullPage>
export type PlaceholderPage = z.infer<typeof PlaceholderPage>
export type Page = z.infer<typeof Page>
