import { z } from 'zod'
import { group, listOf } from './group.ts'
import { searchWords } from './searchWords.ts'
import { LinkPath, PathKey, PictureFile, SubjectPath, text } from './text.ts'

/** `aliases.json`: the path of a home card -> the declared path that it redirects to. */
export const Aliases = z
  .record(
    PathKey,
    LinkPath.meta({
      title: 'Leads to',
      description: 'The address that visitors are sent on to.',
      examples: ['/About'],
    }),
  )
  .meta({
    title: 'Short addresses',
    description: 'Addresses for cards and leaflets, each of which leads to a page.',
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

const Product = group('Product', 'One product of the menu.', {
  name: text('Name', 'The name of the product in the menu.', 'Ridged sheets'),
  path: SubjectPath,
})

export const Category = group('Menu', 'One menu of the header, with its products.', {
  key: CategoryKey,
  path: SubjectPath,
  label: text('Label', 'The name of the menu in the header.', 'Sheets'),
  explanation: text(
    'Explanation',
    'A few words below the label, if it does not name the range.',
    'Insulation',
  ).optional(),
  description: text('Description', 'Shown in the open menu.', 'Sheets for walls and roofs.'),
  search: searchWords,
  picture: PictureFile.meta({ leastWidth: 800 }).optional(),
  items: listOf('Products', 'The products, in the order of the menu.', Product),
})

/** `categories.json`: the header menus, in their order. */
export const Categories = group('Menus', 'The menus of the header and their products.', {
  categories: listOf('Menus', 'The menus of the header, in their order.', Category),
})

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

/** The fields of a reference to one or several values of the data. */
export const referenceFields = {
  file: text(
    'File',
    'The page or list that it is about, or all pages that have it.',
    'data/site.json',
  ).meta({ control: 'placeFile' }),
  pointer: z.string().meta({
    title: 'Place',
    description:
      'The fields that lead to it, each after a slash. An entry of a list is its place, counted from 0, or its name; * means all.',
    examples: ['/addresses/0'],
    control: 'placePointer',
  }),
}

export type Aliases = z.infer<typeof Aliases>
export type CategoryKey = z.infer<typeof CategoryKey>
export type Category = z.infer<typeof Category>
export type Categories = z.infer<typeof Categories>
export type PictureDescriptions = z.infer<typeof PictureDescriptions>
