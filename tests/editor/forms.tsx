import { act, render } from '@testing-library/react'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { vi } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { isFigure } from '../../src/catalogue/figure.ts'
import { isRecord } from '../../src/catalogue/json.ts'
// Without a worker the client loads it by itself, and a load that outlives its file fails the next one.
import '../../src/editor/worker/catalogueService.ts'
import { Figure } from '../../src/catalogue/schemas/figure.ts'
import { chaptersOf } from '../../src/editor/edit/chapters.ts'
import { checkEdits } from '../../src/editor/edit/checkEdits.ts'
import { draftFor } from '../../src/editor/edit/draftFor.ts'
import { FileForm } from '../../src/editor/forms/FileForm.tsx'
import { catalogueOf } from '../../src/editor/state/catalogueOf.ts'
import { EditorContext } from '../../src/editor/state/editorContext.ts'
import { createEditorStore } from '../../src/editor/state/editorStore.ts'
import type { Unsaved } from '../../src/editor/state/unsavedChanges.ts'
import type { Storage, Stored } from '../../src/editor/storage/storage.ts'
import { createCatalogueClient } from '../../src/editor/worker/catalogueClient.ts'
import { sharedFilePath } from '../../src/pages/dataFiles.ts'
import { figureText } from '../../src/pages/product/rules/figureText.ts'
import { createStore } from '../../src/ui/browser/createStore.ts'

/** The file whose addresses are read, and changed by tasks: only a wrong one has a field. */
export const byTasks = [sharedFilePath('routes')]

/** All that a value says, each as a field can show it; `$schema` is for code editors. */
export function saidIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn)
  if (isRecord(value)) {
    const figure = isFigure(value) ? Figure.safeParse(value).data : undefined
    if (figure !== undefined) return [figureText(figure)]
    // The place of a note is read in words; a kind, shape or source is chosen, or never changes. What the owner is
    // asked is read under "Questions".
    const unseen =
      'pointer' in value ? ['file', 'pointer', 'from'] : ['$schema', 'kind', 'shape', 'asked']
    const entries = Object.entries(value).filter(([key]) => !unseen.includes(key))
    return entries.flatMap(([, one]) => saidIn(one))
  }
  return typeof value === 'boolean' || value === null ? [] : [String(value)]
}

/** Opens all sections, those inside of others as well. */
function openAll(form: HTMLElement): void {
  for (let closed = [form]; closed.length > 0; ) {
    closed = [...form.querySelectorAll<HTMLElement>('details:not([open])')]
    act(() => {
      for (const one of closed) {
        one.setAttribute('open', '')
        one.dispatchEvent(new Event('toggle'))
      }
    })
  }
}

/** The values in the fields of a form. */
export function shownIn(form: HTMLElement): string[] {
  const controls = form.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return Array.from(controls, ({ value }) => value)
}

/** The contents of a storage that has just been read. */
export function storedFrom(files: Files, hashes: ReadonlyMap<string, string> = new Map()): Stored {
  const addressOf = (name: string) => `/pictures/${name}`
  return { ...files, facts: new Map(), hashes, addressOf }
}

const none = () => Promise.reject(new Error('there is none here'))

/** A storage that nothing is written to. */
export function storageOf(stored: Stored): Storage {
  return {
    name: 'test',
    published: createStore(undefined),
    runOf: none,
    publishing: () => ({ unpublishedChanges: none, publish: none }),
    history: { list: none, filesAt: none, picture: none },
    read: async () => stored,
    write: none,
    onChange: () => () => {},
  }
}

const pictures = { get: () => undefined, store: async () => {} }
const records = { read: async () => undefined, write: async () => true, flush: () => {} }
/** Nothing of an earlier visit. */
export const unsaved: Unsaved = {
  changes: [],
  steps: { past: [], future: [] },
  pictures,
  records,
}

/**
 * An editor of a catalogue, which is checked when it is opened.
 * @param checksChanges true if it is checked after each change as well, which takes longer
 */
export function openEditor(
  files: Files,
  hashes?: ReadonlyMap<string, string>,
  checksChanges = false,
) {
  const stored = storedFrom(files, hashes)
  const storage = storageOf(stored)
  const store = createEditorStore(storage, stored, unsaved)
  const report = checkEdits(files)
  const catalogue = createCatalogueClient()
  const snapshot = () => catalogueOf(store.get().session.now, stored, pictures)
  const open = vi.fn()
  const startTask = vi.fn()

  function Opened({ children }: { children: ReactNode }) {
    const state = useSyncExternalStore(store.subscribe, store.get)
    const now = useMemo(() => catalogueOf(state.session.now, stored, pictures), [state.session.now])
    const checked = useMemo(() => (checksChanges ? checkEdits(now) : report), [now])
    const [target, setTarget] = useState<string>()
    const [queries] = useState(() => ({
      questions: () => catalogue.ask(snapshot(), (service) => service.questions()),
      translations: () => catalogue.ask(snapshot(), (service) => service.translations()),
      pictures: () => catalogue.ask(snapshot(), (service) => service.pictures()),
    }))
    const pending = { unsaved: state.session.unsaved.size, all: state.session.unsaved.size }
    const shared = {
      storage,
      catalogue,
      queries,
      pending,
      report: checked,
      open,
      startTask,
      target,
      setTarget,
    }
    return (
      <EditorContext
        value={{
          ...store,
          ...state,
          ...shared,
          now,
          paused: now,
          saved: stored,
          shown: undefined,
          save: async () => {},
          showOutcome: async () => {},
          publishing: storage.publishing({ unpublishedChanges: none, write: none }),
          nameOf: (file) =>
            chaptersOf(files)
              .flatMap(({ entries }) => entries)
              .find((entry) => entry.file === file)?.name ?? file,
          setFocused: () => {},
        }}
      >
        {children}
      </EditorContext>
    )
  }
  return {
    report,
    open,
    startTask,
    /** The texts as they are now. */
    texts: () => store.get().session.now,
    edit: store.edit,
    undo: store.undo,
    /** Shows a part of it. */
    show: (part: ReactNode) => render(part, { wrapper: Opened }),
    /** Shows the form of a file, with all of its sections open. */
    showForm(file: string) {
      const form = render(<FileForm file={file} draft={draftFor(files, file)} />, {
        wrapper: Opened,
      })
      openAll(form.container)
      return form
    },
  }
}
