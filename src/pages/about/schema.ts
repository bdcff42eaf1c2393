import { z } from 'zod'
import { group, listMayBeEmpty, listOf, Point } from '../../catalogue/schemas/group.ts'
import { fixedKindField, paragraphs, summaryText, titleText } from '../../catalogue/schemas/page.ts'
import { field, headingText, PictureFile, text } from '../../catalogue/schemas/text.ts'

/** `about.json` */
export const AboutPage = group('About page', 'Everything on the about page.', {
  kind: fixedKindField('about'),
  heading: headingText('Shown at the top.', 'About'),
  title: titleText,
  summary: summaryText,
  lead: text('Lead', 'The first paragraph.', 'We make sheets.'),
  sections: listOf(
    'Sections',
    'The sections, in their order.',
    group('Section', 'One section of the page.', {
      topic: field(
        'Topic',
        'What the section is about. It is not shown; links to the section use it.',
        z
          .string()
          .max(60)
          .regex(
            /^[a-z0-9]+( [a-z0-9]+)*$/,
            'A topic like "product range" (small letters, with spaces between) is expected here',
          ),
        'product range',
      ),
      heading: headingText('Shown above the section.', 'What we make'),
      text: paragraphs('The paragraphs of the section.'),
      picture: PictureFile.optional(),
      points: listMayBeEmpty('Points', 'Points below the text.', Point).optional(),
      shows: field(
        'Shows',
        "What of the site's own data is shown below the text.",
        z.enum(['categories', 'regions', 'makers', 'contact']),
        'regions',
      ).optional(),
    }),
  ),
})

export type AboutPage = z.infer<typeof AboutPage>
