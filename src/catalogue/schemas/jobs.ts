import { z } from 'zod'
import { group, listOf } from './group.ts'
import { searchWords } from './searchWords.ts'
import { field, key, PictureFile, SubjectPath, text } from './text.ts'

/** `jobs.json`: things that people build, each with the products that suit it. The file may be left out. */
export const Jobs = group('Jobs', 'What people build, and which products suit it. It is advice.', {
  jobs: listOf(
    'Jobs',
    'The jobs, in their order.',
    group('Job', 'One thing that people build.', {
      key: key('car-porch', 'Its name in the address of a link. It is not shown.').meta({
        examples: ['car-porch'],
      }),
      title: text('Title', 'What is built.', 'A car porch'),
      text: text('Text', 'What matters there, in a sentence or two.', 'The sun stands on it.'),
      picture: PictureFile.meta({ leastWidth: 800 }).optional(),
      hazard: field(
        'Hazard',
        'Whether it is about something that does harm, such as salt, acid or asbestos. It is then shown before the other jobs that a search names.',
        z.boolean(),
        true,
      ).optional(),
      search: searchWords,
      products: listOf(
        'Products',
        'The products that suit, the best first.',
        group('Product', 'One product that suits.', {
          path: SubjectPath,
          reason: text('Reason', 'Why it suits, in one sentence.', 'It lets the daylight in.'),
        }),
      ),
    }),
  ),
})

export type Jobs = z.infer<typeof Jobs>
