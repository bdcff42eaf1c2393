import { detailPrefix, linePrefix } from '../../ui/header/keys.ts'
import { createStore } from '../../ui/screen/store.ts'
import {
  type DetailName,
  type Details,
  detailNames,
  type Line,
  readLine,
  writeLine,
} from './line.ts'

/** The list as it stands. */
export type List = {
  lines: readonly Line[]
  details: Details
  /** False: the browser's storage did not take all of it; that lasts as long as this page. */
  stored: boolean
  /** How many entries cannot be read: another version wrote them. They are left where they are. */
  unreadable: number
}

export type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/**
 * The list, kept in the browser's storage and, where that takes nothing, in memory.
 * @param open gives the storage; may throw where it is forbidden
 * @param unstored what the storage would not take
 */
export function createList(open: () => Kept, unstored: Map<string, string>) {
  function attempt<T>(access: (storage: Kept) => T, otherwise: T): T {
    try {
      return access(open())
    } catch {
      return otherwise
    }
  }

  function read(): List {
    const stored = attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
      return keys
        .filter((key) => key.startsWith(linePrefix) || key.startsWith(detailPrefix))
        .map((key) => [key, storage.getItem(key) ?? ''] as const)
    }, [])
    const texts = new Map([...stored, ...unstored])
    const kept = [...texts.keys()].filter((key) => key.startsWith(linePrefix)).sort()
    const lines = kept.flatMap(
      (key) => readLine(key.slice(linePrefix.length), texts.get(key) ?? '') ?? [],
    )
    const details = detailNames.flatMap((name) => {
      const text = texts.get(detailPrefix + name)
      return text ? [[name, text] as const] : []
    })
    return {
      lines,
      details: Object.fromEntries(details),
      stored: unstored.size === 0,
      unreadable: kept.length - lines.length,
    }
  }

  const list = createStore(read())
  const look = () => list.set(read())

  /** What could not be kept before is tried again with each change: there may be room by now. */
  function store(): void {
    for (const [key, text] of unstored) {
      attempt((storage) => {
        storage.setItem(key, text)
        unstored.delete(key)
      }, undefined)
    }
    look()
  }

  function write(key: string, text: string): void {
    unstored.set(key, text)
    store()
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    /** Adds a line, changes it, or brings it back. */
    put(line: Line): void {
      write(linePrefix + line.id, writeLine(line))
    },
    remove(id: string): void {
      unstored.delete(linePrefix + id)
      attempt((storage) => storage.removeItem(linePrefix + id), undefined)
      // What it took may be room for another.
      store()
    },
    tell(name: DetailName, text: string): void {
      write(detailPrefix + name, text)
    },
    /** Another tab has changed something; what it wrote last holds. */
    onStorage({ key }: Pick<StorageEvent, 'key'>): void {
      if (key !== null) unstored.delete(key)
      look()
    },
  }
}
