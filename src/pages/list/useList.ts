import { useSyncExternalStore } from 'react'
import { memory } from '../../ui/header/keys.ts'
import { listCount } from '../../ui/header/listCount.ts'
import { createList } from './store.ts'

/** The page's one list. */
const store = createList(() => localStorage, memory)

/** With what could not be stored. */
function count(): void {
  listCount.set(store.get().lines.length)
}

count()
store.subscribe(count)
addEventListener('storage', store.onStorage)

/** The list as it stands, followed through every change in this tab and in others. */
export function useList() {
  return { store, list: useSyncExternalStore(store.subscribe, store.get) }
}
