import { applyChanges } from '../edit/applyChanges.ts'
import { publishWords } from '../publishWords.ts'
import type { EditStep, Session, Texts } from '../session.ts'
import { changesBetween } from './changesBetween.ts'

const words = publishWords.undo

/** The subject of a step: `rename of PVC sheets`, `Thickness of Aluminium sheets`; '' if buyers see nothing of it. */
function nameOf({ name, files }: EditStep, now: Texts): string {
  if (name !== undefined) return name
  const side = (which: 'before' | 'after') =>
    applyChanges(
      now,
      [...files].map(([file, step]) => [file, step[which]] as const),
    )
  const found = changesBetween(side('before'), side('after'))
  const [first, ...rest] = found.map(({ label, page }) => words.of(label, page))
  if (first === undefined) return ''
  return rest.length === 0 ? first : words.more(first, rest.length)
}

/** The names of the steps that undo and redo would take next; undefined if there is none. */
export function undoRedoNames({ past, future, now }: Session) {
  const [last, next] = [past.at(-1), future.at(-1)]
  return { undo: last && nameOf(last, now), redo: next && nameOf(next, now) }
}
