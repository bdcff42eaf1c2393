import { readCatalogue } from '../../check/readCatalogue.ts'
import { valueOfFile } from '../../check/references.ts'
import { textStates } from '../../check/translation/translate.ts'
import { tidyTranslation } from '../../check/translation/translationFile.ts'
import { type Files, translationFile, translationOf } from '../../model/catalogue/catalogueFiles.ts'

/** What is asked of a task's edit to bring translations along. */
type Edit = {
  readonly start: Files
  readonly files: Files
  readonly changed: ReadonlyMap<string, string | undefined>
  text(file: string): string
  put(file: string, text: string | undefined): void
  say(text: string, file: string): void
}

/** The files with translations of a file, in every language that has one. */
function translationsOf(
  { files }: Pick<Edit, 'files'>,
  of: string,
): { file: string; language: string }[] {
  return [...files.texts.keys()].flatMap((file) => {
    const found = translationOf(file)
    return found?.of === of ? [{ file, language: found.language }] : []
  })
}

/** Renames the translations of a file that has another name now. */
export function renameTranslations(work: Edit, from: string, to: string): void {
  for (const { file, language } of translationsOf(work, from)) {
    const after = translationFile(language, to)
    const text = work.text(file)
    work.put(file, undefined)
    work.put(after, text)
    work.say(`was ${file}`, after)
  }
}

/**
 * Brings the translations of all changed files along: those of deleted files are deleted, and those of
 * moved texts stand where the English ones do now.
 */
export function carryTranslations(work: Edit): void {
  const changed = [...work.changed].filter(([file]) => translationOf(file) === undefined)
  const translated = changed.flatMap(([of, text]) =>
    translationsOf(work, of).map(({ file }) => ({ file, of, isDeleted: text === undefined })),
  )
  if (translated.length === 0) return
  const [before, { draft }] = [readCatalogue(work.start), readCatalogue(work.files)]
  for (const { file, of, isDeleted } of translated) {
    const known = textStates(of, valueOfFile(of, before.draft)).map(({ lock }) => lock)
    const text = isDeleted ? undefined : tidyTranslation(file, draft, new Set(known))
    if (isDeleted) work.say('is removed', file)
    if (isDeleted || text !== undefined) work.put(file, text)
  }
}
