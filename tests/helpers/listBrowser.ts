import type { ListItem } from '../../src/enquiry/list/listItem.ts'
import { createListStore, type ListStorage } from '../../src/enquiry/list/store.ts'

/** The room that the browser gives the site to store anything. */
export type Room = 'enough' | 'full' | 'forbidden'

/** A browser whose tabs share one storage; a tab learns of changes when the test calls `receive`. */
export class ListBrowser {
  readonly stored = new Map<string, string>()
  room: Room = 'enough'
  readonly tabs: readonly ListTab[] = [new ListTab(this), new ListTab(this)]

  storageOf(tab: ListTab): ListStorage {
    if (this.room === 'forbidden') throw new Error('forbidden')
    const { stored } = this
    const notify = (key: string) => {
      for (const other of this.tabs) if (other !== tab) other.events.push(key)
    }
    return {
      length: stored.size,
      key: (i) => [...stored.keys()][i] ?? null,
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => {
        if (this.room === 'full') throw new Error('full')
        stored.set(key, text)
        notify(key)
      },
      removeItem: (key) => {
        if (stored.delete(key)) notify(key)
      },
    }
  }
}

/** A tab of the browser, with the list store of the page in it. */
export class ListTab {
  /** The changed keys that the tab does not know of yet. */
  events: string[] = []
  list: ReturnType<typeof createListStore>
  constructor(readonly browser: ListBrowser) {
    this.list = this.load()
  }
  private load() {
    return createListStore(() => this.browser.storageOf(this), new Map())
  }
  reload(): void {
    this.events = []
    this.list = this.load()
  }
  receive(): void {
    for (const key of this.events.splice(0)) this.list.onStorage({ key })
  }
}

/** An item of the list. */
export function sheets(id: string): ListItem {
  return { id, path: '/Sheet', name: 'Sheets', values: {}, quantity: '3', unit: 'pieces' }
}
