import { z } from 'zod'
import { group, listOf } from './group.ts'
import { searchWords } from './searchWords.ts'
import { PictureFile, SubjectPath, text } from './text.ts'

export const CategoryKey = z
  .string()
  .max(60)
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'A key like "ProductRange" is expected here')
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

export type CategoryKey = z.infer<typeof CategoryKey>
export type Category = z.infer<typeof Category>
export type Categories = z.infer<typeof Categories>
