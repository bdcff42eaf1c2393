import { createContext, useContext } from 'react'
import type { Place } from '../../catalogue/place.ts'
import type { useEditing } from './useEditing.ts'
import type { PendingFiles } from './usePendingFiles.ts'

/** State and actions that the components of an open editor share. */
export type EditorContextValue = ReturnType<typeof useEditing> & {
  pending: PendingFiles
  /** The name of a file, as a person reads it. */
  nameOf(file: string): string
  /** Opens a file or a screen, and in it the field at a pointer. */
  open(file: string, pointer?: string): void
  /** Opens the form of a task; `slug`: the page or address that it is about, without its slash. */
  startTask(label: string, slug?: string): void
  /** The pointer of the field that is to be shown and focused. */
  target: string | undefined
  setTarget(pointer: string | undefined): void
  /** Called with the place of a field that gets the focus: the page beside it shows that. */
  setFocused(place: Place): void
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined)

/** @throws outside of an editor */
export function useEditor(): EditorContextValue {
  const editor = useContext(EditorContext)
  if (editor === undefined) throw new Error('a part of the editor outside of it')
  return editor
}
