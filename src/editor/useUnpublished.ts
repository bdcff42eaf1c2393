import { useCallback, useSyncExternalStore } from 'react'
import { isOwnFile } from '../model/catalogue/catalogueFiles.ts'
import type { Texts } from './session.ts'
import type { Storage } from './storage.ts'
import { useAnswer } from './useAnswer.ts'

/**
 * The files that are saved and wait to be published; undefined where that is not known, or where saving
 * publishes.
 * @param saved what the storage holds
 */
export function useUnpublished(
  { publishing, connection }: Storage,
  saved: Texts,
): readonly string[] | undefined {
  // Another value after each publication.
  const link = useSyncExternalStore(connection.subscribe, connection.get)
  const ask = useCallback(
    async () => ({ files: (await publishing?.unpublished())?.files ?? [], saved, link }),
    [publishing, saved, link],
  )
  const found = useAnswer(publishing && ask)
  if (found === undefined) return undefined
  // What has been saved since then waits as well.
  const all = [...found.saved.keys(), ...saved.keys()]
  const since = all.filter((file) => saved.get(file) !== found.saved.get(file))
  // Schemas and the guide go along, and are no change of the catalogue.
  return [...new Set([...found.files, ...since])].filter(isOwnFile)
}
