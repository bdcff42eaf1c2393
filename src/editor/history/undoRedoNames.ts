import { pageHeadingOf } from '../../check/describePlace.ts'
import { formatPointer } from '../../check/pointer.ts'
import { readJson } from '../../check/readJson.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { applyChanges } from '../edit/applyChanges.ts'
import { editorWords } from '../edit/editorWords.ts'
import { changedScreens, partOn, screenOf } from '../edit/fileParts.ts'
import { publishWords } from '../edit/publishWords.ts'
import type { EditStep, Session, Texts } from '../edit/session.ts'
import { nameInLanguage } from '../edit/translationScreens.ts'
import { changesBetween } from './changesBetween.ts'

const words = publishWords.undo

/**
 * The subject of a step: `rename of PVC sheets`, `Thickness of Aluminium sheets`; if buyers see nothing of it, the
 * names of its files: `change in Site`.
 */
function stepName({ name, files }: EditStep, now: Texts): string {
  if (name !== undefined) return name
  const side = (which: 'before' | 'after') =>
    applyChanges(
      now,
      [...files].map(([file, step]) => [file, step[which]] as const),
    )
  const [before, after] = [side('before'), side('after')]
  const changes = changesBetween(before, after)
  const seen = changes.filter(({ isUnpublished }) => !isUnpublished)
  // Such as the translations of what was removed.
  if (seen.length === 0 && changes.length > 1) {
    const texts = changes.flatMap((one) => one.translations ?? [one])
    return editorWords.unpublishedTexts(texts.length)
  }
  const [first, ...rest] = (seen.length === 0 ? changes : seen).map(
    ({ file, label, page, wholeEntry, jsonPath }) => {
      if (wholeEntry !== undefined) return words.entry(label, wholeEntry)
      // The notice and the opening hours have their own screens: the name of their file would not help.
      const isOnOwnScreen = screenOf(file, formatPointer(jsonPath ?? [])) !== file
      return isOnOwnScreen ? label : words.of(label, page)
    },
  )
  // A value that is still empty, or wrong, is no change for buyers yet.
  if (first === undefined) {
    const heading = (file: string) =>
      pageHeadingOf(readJson(after.get(file) ?? before.get(file) ?? '').value) ?? fileTitle(file)
    const names = [...files.keys()].flatMap((file) =>
      changedScreens(file, before.get(file) ?? '', after.get(file) ?? '').map(
        (screen) => partOn(screen)?.name ?? nameInLanguage(screen, heading),
      ),
    )
    return words.inFiles([...new Set(names)])
  }
  return rest.length === 0 ? first : words.more(first, rest.length)
}

/** The names of the steps that undo and redo would take next; undefined if there is none. */
export function undoRedoNames({ past, future, now }: Session) {
  const [last, next] = [past.at(-1), future.at(-1)]
  return { undo: last && stepName(last, now), redo: next && stepName(next, now) }
}
