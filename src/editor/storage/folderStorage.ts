import type { PictureFileCheck } from '../../catalogue/catalogueFiles.ts'
import type { Problem } from '../../catalogue/problem.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'
import { createStore } from '../../ui/browser/createStore.ts'
import type { Conflict } from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { PublishedCommit } from './published.ts'
import { base64, type Storage, type UnpublishedChanges } from './storage.ts'

/** The addresses of the dev server's API: each takes JSON, and answers in JSON. */
export const api = {
  read: '/edit/read',
  write: '/edit/write',
  unpublished: '/edit/unpublished',
  changes: '/edit/changes',
  publish: '/edit/publish',
  published: '/edit/published',
  history: '/edit/history',
  version: '/edit/version',
  picture: '/edit/old-picture',
}

/** The module that forwards the dev server's event after a save. */
const SAVE_EVENT_MODULE = '/src/editor/edit/forwardSaveEvent.ts'

/** The header with the token: no other site can make a browser send it. */
export const TOKEN_HEADER = 'x-edit-token'

/** The dev server's answer to a read: the entries of maps. */
export type FolderFiles = {
  texts: [string, string | Problem][]
  pictures: [string, PictureFileCheck][]
  facts: [string, EncodedPicture][]
  hashes: [string, string][]
}

/** The project's own files, read and written by the dev server that `npm run edit` has started. */
export function folderStorage(token: string): Storage {
  async function send(address: string, body: unknown): Promise<Response> {
    const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(address, request).catch(() => {
      throw new Error(editorWords.programStopped)
    })
    if (!response.ok && response.status !== 409) throw new Error(await response.text())
    return response
  }
  async function ask<T>(address: string, body: unknown = null): Promise<T> {
    return (await send(address, body)).json()
  }
  // The address says which folder it is.
  const name = `${location.host}${location.search}`
  const published = createStore<PublishedCommit | undefined>(undefined)
  async function readPublished(): Promise<void> {
    // Without an answer, nothing is said of what is live.
    const commit = await ask<PublishedCommit | null>(api.published).catch(() => null)
    if (commit?.commit !== published.get()?.commit) published.set(commit ?? undefined)
  }
  void readPublished()
  // Another window may have published meanwhile.
  addEventListener('focus', () => void readPublished())
  return {
    name,
    published,
    // Only an editor with a token can ask for it.
    runOf: async ({ repository }) => ({
      state: 'unknown',
      link: repository && `https://github.com/${repository}/actions`,
    }),
    async read() {
      const { texts, pictures, facts, hashes } = await ask<FolderFiles>(api.read)
      return {
        texts: new Map(texts),
        pictures: new Map(pictures),
        facts: new Map(facts.map(([name, one]) => [name, { ...one, stem: `/${one.stem}` }])),
        hashes: new Map(hashes),
        addressOf: (name) => `/pictures/${name}`,
      }
    },
    async write(changes) {
      const sent = changes.map(({ now, ...change }) => ({
        ...change,
        now: typeof now === 'object' ? base64(now) : now,
      }))
      return (await send(api.write, sent)).status !== 409
    },
    onChange(changed) {
      // Loaded from the dev server, whose client it uses: it is not part of the build.
      void import(/* @vite-ignore */ SAVE_EVENT_MODULE)
      addEventListener('catalogue:checked', changed)
      return () => removeEventListener('catalogue:checked', changed)
    },
    history: {
      list: (filter) => ask(api.history, filter),
      filesAt: async (commit) => new Map(await ask<[string, string][]>(api.version, commit)),
      async picture(hash) {
        const encoded = await ask<string>(api.picture, hash)
        return new Blob([Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))])
      },
    },
    unpublishedFiles: () => ask(api.unpublished),
    publishing: () => ({
      async unpublishedChanges() {
        const changes = await ask<UnpublishedChanges>(api.changes)
        await readPublished()
        return changes
      },
      async publish(choices) {
        const conflicts = await ask<readonly Conflict[]>(api.publish, choices)
        if (conflicts.length === 0) await readPublished()
        return conflicts
      },
    }),
  }
}
