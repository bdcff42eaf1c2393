import { useCallback, useState } from 'react'
import type { FinderFile } from './finderIndex.ts'
import { createFinder, type FinderSearch } from './search.ts'

/** The finders of the visit, by the addresses of their files. */
const finders = new Map<string, { finder?: FinderSearch; loading: Promise<FinderSearch> }>()

/** The file is not there: a new build has replaced it. */
class MissingFileError extends Error {}

/** @throws where the file cannot be fetched */
async function fetchFinder(address: string): Promise<FinderSearch> {
  const response = await fetch(import.meta.env.BASE_URL + address)
  if (response.status === 404) throw new MissingFileError(address)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  const file: FinderFile = await response.json()
  return createFinder(file)
}

/** @throws where the file cannot be fetched; the next call tries again */
async function loadFinder(address: string): Promise<FinderSearch> {
  const before = finders.get(address)
  if (before !== undefined) return before.loading
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
 * The finder over the file at an address and a function that loads it.
 * @returns `failed` where it could not be loaded
 */
export function useFinder(address: string) {
  const [loaded, setLoaded] = useState(() => finders.get(address)?.finder)
  const [error, setError] = useState<unknown>()

  const load = useCallback(() => {
    setError(undefined)
    loadFinder(address).then(setLoaded, setError)
  }, [address])

  return {
    finder: loaded,
    failed: error !== undefined,
    load,
    /** The page of the new build, whose address has the query, names the new file. */
    retry: () => (error instanceof MissingFileError ? location.reload() : load()),
  }
}
