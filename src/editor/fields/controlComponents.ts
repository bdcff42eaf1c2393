import type { ComponentType } from 'react'
import type { Control } from '../../catalogue/schemas/fieldMeta.ts'
import { FigureField } from './FigureField.tsx'
import type { FieldProps } from './form.ts'
import { ItemField } from './ItemField.tsx'
import { PlaceFileField, PlacePointerField } from './PlaceFields.tsx'
import { ProductKindField } from './ProductKindField.tsx'

/** Control that a schema names -> its component. A new value of it is '', and it fits into a cell of a table. */
export const controlComponents: Readonly<Record<Control, ComponentType<FieldProps>>> = {
  figure: FigureField,
  item: ItemField,
  productKind: ProductKindField,
  placeFile: PlaceFileField,
  placePointer: PlacePointerField,
}
