import { z } from 'zod'
import { Claim } from '../../shape/claim.ts'
import { kind, summary } from '../../shape/page.ts'
import { Point } from '../../shape/point.ts'
import { Profile } from '../../shape/profile.ts'
import { Specification } from '../../shape/specification.ts'
import { PictureFile, text } from '../../shape/text.ts'

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

/** A product page with everything on it. */
export const FullPage = z
  .strictObject({
    kind: kind('full', 'A page with everything on it. "placeholder" is a page with its heading.'),
    heading: text('Heading', 'The name of the product, above its page.', 'Ridged sheets'),
    tagline: text('Tagline', 'One sentence below the name.', 'A sheet that outlasts its roof.'),
    summary,
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

export type FullPage = z.infer<typeof FullPage>
