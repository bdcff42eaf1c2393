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
import { type BrowserRecords, openBrowserRecords } from '../storage/browserRecords.ts'
import type { Storage } from '../storage/storage.ts'

/** The changes that were not saved when the editor was closed, and the steps that can still be undone and redone. */
export type Unsaved = {
  changes: readonly UnsavedChange[]
  steps: Steps
  pictures: UnsavedPictures
  /** Stores them while the editor is open. */
  records: BrowserRecords
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

function changesKey({ name }: Storage): string {
  return `edit.draft.${name}`
}

/** The records of an earlier version of the editor in localStorage. */
function readEarlier(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Reads a record. One of an earlier version is moved to the records, unless they have a newer one. */
async function readRecord(records: BrowserRecords, key: string): Promise<unknown> {
  const stored = await records.read(key)
  const earlier = readEarlier(key)
  if (earlier === undefined) return stored
  const record = stored ?? readJson(earlier).value
  if (await records.write(key, record)) localStorage.removeItem(key)
  return record
}

/**
 * Reads what {@link saveUnsavedChanges} has stored in this browser, and its pictures; not the changes of
 * files that only an earlier version of this site used.
 */
export async function readUnsavedChanges(storage: Storage): Promise<Unsaved> {
  const records = await openBrowserRecords()
  // Another version of the editor may have stored something unreadable.
  const read = (key: string) => readRecord(records, key)
  const stored = UnsavedChanges.safeParse(await read(changesKey(storage))).data ?? []
  const changes = stored.filter(({ file }) => !isRemovedFile(file))
  const { data } = StoredSteps.safeParse(await read(stepsKey(storage)))
  const steps = data ?? { past: [], future: [] }
  const sides = [...steps.past, ...steps.future].flatMap(({ files }) => [...files.values()])
  const texts = [
    ...changes.map(({ now }) => now),
    ...sides.flatMap((one) => [one.before, one.after]),
  ]
  const pictures = await openUnsavedPictures(storage.name, new Set(texts.map((text) => text ?? '')))
  const isLost = ({ file, now }: UnsavedChange) =>
    isPicture(file) && now !== undefined && pictures.get(now) === undefined
  return { changes: changes.filter((change) => !isLost(change)), steps, pictures, records }
}

/** Stores the unsaved changes in this browser; false if it has no room for them. */
export async function saveUnsavedChanges(
  records: BrowserRecords,
  storage: Storage,
  session: Session,
): Promise<boolean> {
  const changes = unsavedChangesOf(session)
  const isEmpty = changes.length === 0
  const isStored = await records.write(changesKey(storage), isEmpty ? undefined : changes)
  return isStored || isEmpty
}

/** Stores the last steps that can be undone and redone. */
export function saveSteps(
  records: BrowserRecords,
  storage: Storage,
  { past, future }: Session,
): void {
  const [last, next] = [past, future].map((steps) =>
    steps.slice(-MOST_STEPS).map(({ name, files }) => ({ name, files: [...files] })),
  )
  void records.write(stepsKey(storage), { past: last, future: next })
}
