import { z } from 'zod'
import { Path, PictureFile, Text } from './text.ts'

/** What a declared path shows. */
export const RouteKind = z.enum(['home', 'about', 'contact', 'category', 'product'])

/** `routes.json`: the declared paths, in their exact spelling. */
export const Routes = z.record(Path, RouteKind)

/** `aliases.json`: a home-card path -> the declared path it stands for. */
export const Aliases = z.record(Path, Path)

export const CategoryKey = z.enum([
  'RoofingInsulation',
  'RoofingSheet',
  'StructureMaterial',
  'OtherProduct',
])

export const Category = z.strictObject({
  key: CategoryKey,
  path: Path,
  label: Text,
  description: Text,
  items: z.array(z.strictObject({ name: Text, path: Path })).min(1),
})

/** `categories.json`: the header menus, in their order. */
export const Categories = z.strictObject({ categories: z.array(Category).length(4) })

/** `pictures.json`: every file under `public/pictures/`, described once. */
export const Pictures = z.record(
  PictureFile,
  z.strictObject({ alt: Text, kind: z.enum(['illustration', 'photograph']) }),
)

/** `unconfirmed.json`: what the owner has still to confirm. */
export const Unconfirmed = z.strictObject({
  facts: z.array(z.strictObject({ file: Text, pointer: z.string(), reason: Text })),
})

export type RouteKind = z.infer<typeof RouteKind>
export type Routes = z.infer<typeof Routes>
export type Aliases = z.infer<typeof Aliases>
export type CategoryKey = z.infer<typeof CategoryKey>
export type Category = z.infer<typeof Category>
export type Categories = z.infer<typeof Categories>
export type Pictures = z.infer<typeof Pictures>
export type Unconfirmed = z.infer<typeof Unconfirmed>
