import { createContext, useContext } from 'react'
import { isPointerWithin } from '../../catalogue/place.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'

/** State and actions that the fields of a file share. */
export type Form = {
  file: string
  /** All that the file holds. */
  value: unknown
  /** The catalogue as far as it can be read: the names to choose from. */
  draft: DraftCatalogue
  /** The problems of the file, each with its pointer. */
  problems: readonly FieldProblem[]
  /** The pointers of what nobody has confirmed. */
  unconfirmed: ReadonlySet<string>
  /** The pointer of the field that is shown alone, '' if all are: it is open. */
  alone: string
  /** True for the fields at the top of the file that are shown. */
  shows(field: string): boolean
  /** The pointer of the field that is to be shown and focused. */
  target?: string
  /** Writes a value; with `typed` what follows at the same place is one step of undo. */
  change(path: JsonPath, value: unknown, typed?: 'typed'): void
  /** Removes an entry of a list, or a field. */
  remove(path: JsonPath): void
  /** Moves an entry of a list. */
  move(path: JsonPath, from: number, to: number): void
}

/** The props of every field. */
export type FieldProps = {
  schema: Schema
  value: unknown
  path: JsonPath
  /** The title, if the schema has none: an entry is named by its number. */
  title?: string
  /** Buttons for the whole value: remove it, move it. */
  actions?: React.ReactNode
  /** True if it is shown as the row of a table, which has little room. */
  inRow?: true
  /** Adds an entry behind this one, if it is a text of a list: called for the Enter key. */
  onEnter?: () => void
}

export const FormContext = createContext<Form | undefined>(undefined)

/** @throws outside of a form */
export function useForm(): Form {
  const form = useContext(FormContext)
  if (form === undefined) throw new Error('a field outside of a form')
  return form
}

/** True if a pointer leads to a field, or to a part of it. */
export function isInField(target: string | undefined, field: string): boolean {
  return target !== undefined && isPointerWithin(target, field)
}
