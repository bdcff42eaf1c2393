import { z } from 'zod'
import { group } from './group.ts'
import { PictureFile, text } from './text.ts'

/** `pictures.json`: a description of every file under `public/pictures/`. */
export const PictureDescriptions = z
  .record(
    PictureFile,
    group('Picture', 'What one picture shows.', {
      alt: text(
        'Description',
        'What is to be seen, for people who cannot see the picture.',
        'Blue sheets stacked on timber battens',
      ),
      kind: z.enum(['illustration', 'photograph']).meta({
        title: 'Kind of picture',
        description: 'An illustration is labelled as one on the page.',
        examples: ['photograph'],
      }),
    }),
  )
  .meta({
    title: 'Pictures',
    description: 'Every picture, described once.',
  })

export type PictureDescriptions = z.infer<typeof PictureDescriptions>
