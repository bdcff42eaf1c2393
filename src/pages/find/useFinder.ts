import { useCallback, useState } from 'react'
import type { FinderFile } from './finderIndex.ts'
import { createFinder, type FinderSearch } from './search.ts'

/** Address of a file -> its finder, loaded once per visit. */
const finders = new Map<string, { finder?: FinderSearch; loading: Promise<FinderSearch> }>()

/** The file does not exist any more: a new build has replaced it. */
class MissingFileError extends Error {}

/** @throws if the file cannot be fetched */
async function fetchFinder(address: string): Promise<FinderSearch> {
  const response = await fetch(import.meta.env.BASE_URL + address)
  if (response.status === 404) throw new MissingFileError(address)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  const file: FinderFile = await response.json()
  return createFinder(file)
}

/** @throws if the file cannot be fetched; the next call tries again */
export async function loadFinder(address: string): Promise<FinderSearch> {
  const earlier = finders.get(address)
  if (earlier !== undefined) return earlier.loading
  const loading = fetchFinder(address)
  finders.set(address, { loading })
  try {
    const finder = await loading
    finders.set(address, { loading, finder })
    return finder
  } catch (error) {
    finders.delete(address)
    throw error
  }
}

/**
 * The finder for the file at an address, once it is loaded, and a function that loads it.
 * @returns `hasFailed` is true if it could not be loaded
 */
export function useFinder(address: string) {
  const [error, setError] = useState<unknown>()
  // The finder itself is in the cache: this renders the page again once it is there.
  const [, setLoaded] = useState<FinderSearch>()

  const load = useCallback(() => {
    setError(undefined)
    loadFinder(address).then(setLoaded, setError)
  }, [address])

  const finder = finders.get(address)?.finder
  return {
    finder,
    hasFailed: error !== undefined && finder === undefined,
    load,
    /** After a new build the page is reloaded: it names the new file, and its address has the query. */
    retry: () => (error instanceof MissingFileError ? location.reload() : load()),
  }
}
