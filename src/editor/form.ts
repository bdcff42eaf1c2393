import { createContext, useContext } from 'react'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import type { JsonPath } from '../model/problem.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import type { PlacedProblem } from './checkEdits.ts'
import type { ListedPicture } from './pictureList.ts'
import type { Schema } from './schemaText.ts'
import type { Stored } from './storage.ts'

/** The entry of a picture in `pictures.json`. */
export type PictureText = { alt: string; kind: 'illustration' | 'photograph' }

/** What the fields of a file share. */
export type Form = {
  /** The catalogue as far as it can be read: the names to choose from. */
  draft: PartialCatalogue
  /** The problems of the file, each with its pointer. */
  problems: readonly PlacedProblem[]
  /** The pointers of what nobody has confirmed. */
  unconfirmed: ReadonlySet<string>
  /** The pointer of the field that is to be shown and focused. */
  target?: string
  /** Called once the target has the focus. */
  onTargetShown(): void
  /** Called when a field gets the focus. */
  onFocus(pointer: string): void
  /** Writes a value; with `typed` what follows at the same place is one step of undo. */
  change(path: JsonPath, value: unknown, typed?: 'typed'): void
  /** All pictures, and where each is shown. */
  pictureList(): Promise<readonly ListedPicture[]>
  /** The pictures that there are. */
  pictures: Pick<Stored, 'facts' | 'hashes' | 'addressOf'>
  /** Adds a picture with its entry, and its name at a path, as one step of undo. */
  addPicture(name: string, picture: Blob, about: PictureText, path?: JsonPath): Promise<void>
  /** Deletes a picture, its entry and the notes about it, as one step of undo. */
  deletePicture(name: string): void
  /** The property that the value at a path belongs to. */
  propertyAt(path: JsonPath): string | undefined
  /** What was said to be right although the check warns of it: why, where, and the place in its list. */
  answers: readonly { at: number; reason: string; spot: JsonPath }[]
  /** Says why what a warning at a pointer is about is right. */
  acceptWarning(pointer: string, reason: string): void
  /** Asks again about what was said to be right. */
  withdrawAnswer(at: number): void
  /** The catalogue as it is now. */
  files: Files
  /** Opens the form of a task about a page or an address, by its path without the slash. */
  onTask?(label: string, slug: string): void
  /** Where a place of the data is, in words. */
  placeName(place: { file: string; pointer: string }): string
  /** Moves an entry of a list. */
  move(path: JsonPath, from: number, to: number): void
}

/** The props of every field. */
export type FieldProps = {
  schema: Schema
  value: unknown
  path: JsonPath
  /** What it is called where the schema does not say: an entry by its number. */
  title?: string
  /** Buttons for the whole value: remove it, move it. */
  actions?: React.ReactNode
}

export const FormContext = createContext<Form | undefined>(undefined)

/** @throws outside of a form */
export function useForm(): Form {
  const form = useContext(FormContext)
  if (form === undefined) throw new Error('a field outside of a form')
  return form
}

/** Whether a pointer is this one, or inside of it. */
export function isInside(target: string | undefined, pointer: string): boolean {
  return target !== undefined && `${target}/`.startsWith(`${pointer}/`)
}
