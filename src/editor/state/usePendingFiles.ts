import { useCallback, useSyncExternalStore } from 'react'
import { isCatalogueFile, parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { Session } from '../edit/session.ts'
import type { Storage } from '../storage/storage.ts'

/** The numbers of files whose changes visitors do not see yet; `unpublished` is undefined if it is not known, or saving publishes. */
export type PendingFiles = {
  unsaved: number
  unpublished?: number
  all: number
  /** The missing set-up of this computer, without which nothing can be published. */
  obstacle?: string
}

/** The obstacles that stay until somebody removes them, and the editor is started again. */
const obstacles: readonly string[] = [
  editorWords.noGitProgram,
  editorWords.noGit,
  editorWords.noBranch,
  editorWords.noRemote,
]

/** The number of changed files; translations that only follow a change of their English file are not counted. */
function countFiles(files: ReadonlySet<string>): number {
  const follows = (file: string) => files.has(parseTranslationPath(file)?.of ?? '')
  return [...files].filter((file) => !follows(file)).length
}

/** Counts the files that are changed and not saved, and those that are saved and not published. */
export function usePendingFiles(
  { unpublishedFiles, published }: Storage,
  { saved, unsaved }: Session,
): PendingFiles {
  // Another value after each publication.
  const commit = useSyncExternalStore(published.subscribe, published.get)
  const ask = useCallback(async () => {
    try {
      return { files: (await unpublishedFiles?.())?.files ?? [], saved, commit }
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      if (obstacles.includes(why)) return { obstacle: why }
      throw error
    }
  }, [unpublishedFiles, saved, commit])
  const answer = useAnswer(unpublishedFiles && ask)
  const own = countFiles(new Set(unsaved.keys()))
  if (answer === undefined) return { unsaved: own, all: own }
  if ('obstacle' in answer) return { unsaved: own, all: own, ...answer }
  // The answer from before the publication is out of date. The next one has the changes that are left.
  const isPublished = answer.commit !== undefined && answer.commit !== commit
  if (isPublished) return { unsaved: own, unpublished: 0, all: own }
  // Files saved since then wait as well.
  const all = [...answer.saved.keys(), ...saved.keys()]
  const since = all.filter((file) => saved.get(file) !== answer.saved.get(file))
  // Schemas and the guide go along, and are no change of the catalogue.
  const unpublished = new Set([...answer.files, ...since].filter(isCatalogueFile))
  const both = new Set([...unsaved.keys(), ...unpublished])
  return { unsaved: own, unpublished: countFiles(unpublished), all: countFiles(both) }
}
