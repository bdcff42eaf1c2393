import { useSyncExternalStore } from 'react'
import { memory } from '../../ui/header/keys.ts'
import { listCount } from '../../ui/header/listCount.ts'
import { createListStore } from './store.ts'

/** The page's one list. */
const store = createListStore(() => localStorage, memory)

/** The header shows the number, with what could not be stored. */
function updateCount(): void {
  listCount.set(store.get().items.length)
}

updateCount()
store.subscribe(updateCount)
addEventListener('storage', store.onStorage)

/** The list, up to date with every change in this tab and in others. */
export function useList() {
  return { store, list: useSyncExternalStore(store.subscribe, store.get) }
}
