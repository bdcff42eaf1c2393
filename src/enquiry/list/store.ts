import { limits } from '../../catalogue/limits.ts'
import { createShortener } from '../../catalogue/shortener.ts'
import { canWriteStorage } from '../../ui/browser/canWriteStorage.ts'
import { createStore } from '../../ui/browser/createStore.ts'
import { tryStorage } from '../../ui/browser/tryStorage.ts'
import { detailKeyPrefix, itemKeyPrefix } from '../../ui/header/listStorage.ts'
import {
  type DetailName,
  type Details,
  detailLimits,
  detailNames,
  type ListItem,
  limitItem,
  readItem,
  writeItem,
} from './listItem.ts'

/** The buyer's list. */
type List = {
  items: readonly ListItem[]
  details: Details
  /** False: the browser's storage takes nothing, or did not take all of it; the rest is in memory only. */
  stored: boolean
  /** The number of entries that cannot be read: another version wrote them, and they are left alone. */
  unreadable: number
  /** The number of products and texts that exceed the limits of a list: they stay stored until they are changed. */
  exceeding: number
}

export type ListStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/**
 * The list in the browser's storage and, if that takes nothing, in memory.
 * @param getStorage returns the storage; may throw if it is forbidden
 * @param unstored what the storage would not take
 */
export function createListStore(getStorage: () => ListStorage, unstored: Map<string, string>) {
  // Found out before anything is put on the list.
  let accepts = canWriteStorage(getStorage)

  function attempt<T>(access: (storage: ListStorage) => T, otherwise: T): T {
    return tryStorage(() => access(getStorage()), otherwise)
  }

  function read(): List {
    const stored = attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
      return keys
        .filter((key) => key.startsWith(itemKeyPrefix) || key.startsWith(detailKeyPrefix))
        .map((key) => [key, storage.getItem(key) ?? ''] as const)
    }, [])
    const texts = new Map([...stored, ...unstored])
    const itemKeys = [...texts.keys()].filter((key) => key.startsWith(itemKeyPrefix)).sort()
    const readable = itemKeys.flatMap(
      (key) => readItem(key.slice(itemKeyPrefix.length), texts.get(key) ?? '') ?? [],
    )
    const shortener = createShortener()
    const items = shortener.list(readable, limits.items).map((item) => limitItem(item, shortener))
    const details = detailNames.flatMap((name) => {
      const text = texts.get(detailKeyPrefix + name)
      return text ? [[name, shortener.text(text, detailLimits[name])] as const] : []
    })
    return {
      items,
      details: Object.fromEntries(details),
      stored: accepts && unstored.size === 0,
      unreadable: itemKeys.length - readable.length,
      exceeding: shortener.count(),
    }
  }

  const list = createStore(read())
  const refresh = () => list.set(read())

  /** Each change tries again what could not be stored before: there may be room by now. */
  function storeAll(): void {
    for (const [key, text] of unstored) {
      attempt((storage) => {
        storage.setItem(key, text)
        unstored.delete(key)
        accepts = true
      }, undefined)
    }
    refresh()
  }

  function write(key: string, text: string): void {
    unstored.set(key, text)
    storeAll()
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    /** Adds an item, changes it, or brings it back. */
    save: (item: ListItem) => write(itemKeyPrefix + item.id, writeItem(item)),
    remove(id: string): void {
      unstored.delete(itemKeyPrefix + id)
      attempt((storage) => storage.removeItem(itemKeyPrefix + id), undefined)
      // The item may have left room for another.
      storeAll()
    },
    setDetail: (name: DetailName, text: string) => write(detailKeyPrefix + name, text),
    /** Another tab has changed something; what it wrote last wins. */
    onStorage({ key }: Pick<StorageEvent, 'key'>): void {
      if (key !== null) unstored.delete(key)
      refresh()
    },
  }
}
