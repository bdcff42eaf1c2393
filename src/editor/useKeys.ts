import { useEffect, useEffectEvent } from 'react'
import type { Editing } from './useEditor.ts'

/** Undo, redo and save by the keys that every program has for them. */
export function useKeys({ undo, redo }: Editing, save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    const key = event.key.toLowerCase()
    const again = key === 'y' || (key === 'z' && event.shiftKey)
    if (key === 's') save()
    else if (again) redo()
    else if (key === 'z') undo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
