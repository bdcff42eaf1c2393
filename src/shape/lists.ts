import { z } from 'zod'
import { group, list } from './group.ts'
import { Path, PathText, PictureFile, text } from './text.ts'

/** `aliases.json`: a home-card path -> the declared path it stands for. */
export const Aliases = z
  .record(
    PathText,
    Path.meta({
      title: 'Leads to',
      description: 'The declared path that visitors are sent on to.',
      examples: ['/About'],
    }),
  )
  .meta({
    title: 'Aliases',
    description: 'Paths that send visitors on to a declared path.',
  })

export const CategoryKey = z
  .string()
  .max(60)
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'A key like "RoofingSheet" is expected here')
  .brand<'CategoryKey'>()
  .meta({
    title: 'Key',
    description: 'The name by which the site knows the category. It is not shown.',
    examples: ['RoofingSheet'],
  })

const Product = group('Product', 'One product of the category.', {
  name: text('Name', 'The name of the product in the menu.', 'Ridged sheets'),
  path: Path,
})

export const Category = group('Category', 'One menu of the header, with its products.', {
  key: CategoryKey,
  path: Path,
  label: text('Label', 'The name of the category in the header.', 'Sheets'),
  description: text('Description', 'Stands in the open menu.', 'Sheets for walls and roofs.'),
  items: list('Products', 'The products, in the order of the menu.', Product),
})

/** `categories.json`: the header menus, in their order. */
export const Categories = group('Categories', 'The menus of the header and their products.', {
  categories: list('Categories', 'The menus of the header, in their order.', Category),
})

/** `pictures.json`: every file under `public/pictures/`, described once. */
export const Pictures = z
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
  .meta({ title: 'Pictures', description: 'Every file in public/pictures/, described once.' })

/** `unconfirmed.json`: what the owner has still to confirm. */
export const Unconfirmed = group(
  'Unconfirmed facts',
  'The list must be empty before the site is launched (npm run check -- --launch).',
  {
    facts: z
      .array(
        group('Fact', 'One fact that is not confirmed.', {
          file: text('File', 'The file that the fact stands in.', 'data/site.json'),
          pointer: z.string().meta({
            title: 'Pointer',
            description:
              'The way to the fact: the fields on the way, each after a slash; entries of lists count from 0. A slash inside a name is written ~1.',
            examples: ['/addresses/0'],
          }),
          reason: text('Reason', 'Why it has to be confirmed.', 'The street is not known yet.'),
        }),
      )
      .meta({ title: 'Facts', description: 'What the owner has still to confirm.' }),
  },
)

export type Aliases = z.infer<typeof Aliases>
export type CategoryKey = z.infer<typeof CategoryKey>
export type Category = z.infer<typeof Category>
export type Categories = z.infer<typeof Categories>
export type Pictures = z.infer<typeof Pictures>
export type Unconfirmed = z.infer<typeof Unconfirmed>
