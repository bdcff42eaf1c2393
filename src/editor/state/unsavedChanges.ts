import { z } from 'zod'
import { isPicture } from '../../catalogue/catalogueFiles.ts'
import { readJson } from '../../check/readJson.ts'
import { isRemovedFile } from '../../check/removedData.ts'
import {
  type EditStep,
  type Session,
  type Steps,
  type UnsavedChange,
  unsavedChangesOf,
} from '../edit/session.ts'
import { openUnsavedPictures, type UnsavedPictures } from '../storage/browserPictures.ts'
import type { Storage } from '../storage/storage.ts'

/** The changes that were not saved when the editor was closed, and the steps that can still be undone and redone. */
export type Unsaved = {
  changes: readonly UnsavedChange[]
  steps: Steps
  pictures: UnsavedPictures
}

/** The number of steps that are stored of each kind. */
const MOST_STEPS = 30

const UnsavedChanges = z.array(
  z.object({ file: z.string(), saved: z.string().optional(), now: z.string().optional() }),
)

const Side = z.object({ before: z.string().optional(), after: z.string().optional() })
const StoredStep = z
  .object({ name: z.string().optional(), files: z.array(z.tuple([z.string(), Side])) })
  .transform(
    ({ name, files }): EditStep => ({
      name,
      files: new Map(
        files.flatMap(([file, { before, after }]) =>
          isRemovedFile(file) ? [] : [[file, { before, after }]],
        ),
      ),
    }),
  )
/** Without the steps that changed nothing but files that are no longer used. */
const StepList = z
  .array(StoredStep)
  .transform((steps) => steps.filter(({ files }) => files.size > 0))
const StoredSteps = z.object({ past: StepList, future: StepList })

function stepsKey({ name }: Storage): string {
  return `edit.steps.${name}`
}

function storageKey({ name }: Storage): string {
  return `edit.draft.${name}`
}

/**
 * Reads what {@link saveUnsavedChanges} has stored in this browser, and its pictures; not the changes of
 * files that only an earlier version of this site used.
 */
export async function readUnsavedChanges(storage: Storage): Promise<Unsaved> {
  // Another version of the editor may have stored something unreadable.
  const read = (key: string) => readJson(localStorage.getItem(key) ?? '').value
  const stored = UnsavedChanges.safeParse(read(storageKey(storage))).data ?? []
  const changes = stored.filter(({ file }) => !isRemovedFile(file))
  const { data: steps = { past: [], future: [] } } = StoredSteps.safeParse(read(stepsKey(storage)))
  const sides = [...steps.past, ...steps.future].flatMap(({ files }) => [...files.values()])
  const texts = [
    ...changes.map(({ now }) => now),
    ...sides.flatMap((one) => [one.before, one.after]),
  ]
  const pictures = await openUnsavedPictures(storage.name, new Set(texts.map((text) => text ?? '')))
  const isLost = ({ file, now }: UnsavedChange) =>
    isPicture(file) && now !== undefined && pictures.get(now) === undefined
  return { changes: changes.filter((change) => !isLost(change)), steps, pictures }
}

/** Stores the unsaved changes in this browser; false if it has no room for them. */
export function saveUnsavedChanges(storage: Storage, session: Session): boolean {
  const changes = unsavedChangesOf(session)
  if (changes.length === 0) localStorage.removeItem(storageKey(storage))
  else if (!store(storageKey(storage), changes)) {
    // They are worth more than the steps.
    localStorage.removeItem(stepsKey(storage))
    return store(storageKey(storage), changes)
  }
  return true
}

/** Stores the steps that can be undone and redone, as many as there is room for. */
export function saveSteps(storage: Storage, { past, future }: Session): void {
  for (let most = MOST_STEPS; most > 0; most = Math.floor(most / 2)) {
    const [last, next] = [past, future].map((steps) =>
      steps.slice(-most).map(({ name, files }) => ({ name, files: [...files] })),
    )
    if (store(stepsKey(storage), { past: last, future: next })) return
  }
  localStorage.removeItem(stepsKey(storage))
}

/** @returns whether there was room for it */
function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
