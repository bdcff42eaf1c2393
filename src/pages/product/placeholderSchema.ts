import type { z } from 'zod'
import { filterWordsSchema } from '../../catalogue/schemas/filterWords.ts'
import { group } from '../../catalogue/schemas/group.ts'
import { kindField, summaryText, titleText } from '../../catalogue/schemas/page.ts'
import { productKind } from '../../catalogue/schemas/properties.ts'
import { searchWords } from '../../catalogue/schemas/searchWords.ts'
import { headingText, PictureFile } from '../../catalogue/schemas/text.ts'

/** A page that holds its heading only. Lists on other pages show its picture, if it has one. */
export const PlaceholderPage = group('Placeholder page', 'A page that holds its heading only.', {
  kind: kindField(
    'placeholder',
    'A page with its heading only. The task "Turn a placeholder into a full page" gives it everything else.',
  ),
  heading: headingText('The name of the product, above its page.', 'Ridged sheets'),
  title: titleText,
  summary: summaryText,
  search: searchWords,
  filterWords: filterWordsSchema,
  productKind,
  picture: PictureFile.optional(),
})

export type PlaceholderPage = z.infer<typeof PlaceholderPage>
