import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../../src/check/catalogueChanges.ts'
import { formatChange } from '../../src/check/formatChanges.ts'
import type { FailedTask } from '../../src/editor/edit/catalogueEdit.ts'
import type { FailedSheets } from '../../src/editor/sheet/importSheets.ts'

/** The files after a task or the import of a sheet. */
type Changed = { changed: ReadonlyMap<string, unknown> }

/** The result of a task that must succeed. */
export function requireSuccess<T extends object>(outcome: T | FailedTask | FailedSheets): T {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome
}

/** The changes for visitors. */
export function visibleChanges(before: Files, after: Files): string[] {
  return catalogueChanges(before, after).map((one) => `${one.page}, ${formatChange(one)}`)
}

/** The lines that were removed and added in all changed files. */
export function lineDifference(before: Files, { changed }: Changed): string[] {
  return [...changed].flatMap(([file, text]) => {
    const [was, is] = [before.texts.get(file), text].map((one) =>
      typeof one === 'string' ? one.split('\n') : [],
    )
    return [
      ...(was ?? []).filter((line) => !is?.includes(line)).map((line) => `- ${line.trim()}`),
      ...(is ?? []).filter((line) => !was?.includes(line)).map((line) => `+ ${line.trim()}`),
    ]
  })
}
