import type { ComponentType } from 'react'
import type { Control } from '../../catalogue/schemas/fieldMeta.ts'
import { FigureField } from './FigureField.tsx'
import type { FieldProps } from './form.ts'
import { ItemField } from './ItemField.tsx'
import { PlaceFileField, PlacePointerField } from './PlaceFields.tsx'
import { ProductKindField } from './ProductKindField.tsx'

/** The component of each control that schemas name; it starts with '' and fits into a cell of a table. */
export const controls: Readonly<Record<Control, ComponentType<FieldProps>>> = {
  figure: FigureField,
  item: ItemField,
  productKind: ProductKindField,
  placeFile: PlaceFileField,
  placePointer: PlacePointerField,
}
