import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSession } from '../../../src/editor/edit/session.ts'
import { usePendingFiles } from '../../../src/editor/state/usePendingFiles.ts'
import type { PublishedCommit } from '../../../src/editor/storage/published.ts'
import type { Storage } from '../../../src/editor/storage/storage.ts'
import { createStore } from '../../../src/ui/browser/createStore.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { storageOf, storedFrom } from '../forms.tsx'

const commitOf = (commit: string): PublishedCommit => ({
  commit,
  time: '2026-03-12T10:00:00Z',
  branch: 'main',
})

it('nothing waits any longer as soon as it is published, before it has been asked again', async () => {
  const published = createStore<PublishedCommit | undefined>(commitOf('a'))
  const unpublishedFiles = vi
    .fn<NonNullable<Storage['unpublishedFiles']>>(() => new Promise(() => {}))
    .mockResolvedValueOnce({ commit: 'a', files: ['data/site.json'] })
  const storage = { ...storageOf(storedFrom(whole)), published, unpublishedFiles }
  const session = openSession(new Map())
  const { result } = renderHook(() => usePendingFiles(storage, session))
  await waitFor(() => expect(result.current.unpublished).toBe(1))
  act(() => published.set(commitOf('b')))
  expect(unpublishedFiles).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ unpublished: 0, all: 0 })
})

it('a translation that only follows a change of its English file is not counted', async () => {
  const files = ['data/site.json', 'data/gu/site.json', 'data/gu/home.json']
  const storage = {
    ...storageOf(storedFrom(whole)),
    unpublishedFiles: async () => ({ commit: 'a', files }),
  }
  const session = openSession(new Map())
  const { result } = renderHook(() => usePendingFiles(storage, session))
  await waitFor(() => expect(result.current).toMatchObject({ unpublished: 2, all: 2 }))
})
