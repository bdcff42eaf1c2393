import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../src/check/json.ts'
import { moveEntry } from '../../src/editor/edit/json.ts'
import {
  edit,
  markSaved,
  mergeStored,
  openSession,
  redo,
  resolveConflict,
  restoreUnsaved,
  type Session,
  type Texts,
  type UnsavedChange,
  undo,
  unsavedChangesOf,
} from '../../src/editor/session.ts'
import { runs } from '../helpers/runs.ts'
import { first, put, valuesOf } from './texts.ts'

/** `written` is what someone else has written, and nobody else. */
type World = { session: Session; disk: Texts; written: Texts; draft: readonly UnsavedChange[] }

/** What a person does, or what happens meanwhile. */
type Act = (world: World) => void

const files = [...first.keys()]

/** A new value in a file, typed or chosen. */
function someEdit(files: readonly string[], ...fields: string[]) {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant({ values: [1, 2.5] }),
  )
  return fc
    .tuple(fc.constantFrom(...files), fc.constantFrom(...fields), value)
    .map(([file, field, value]) => ({ file, field, value }))
}

function personEdits(...one: Parameters<typeof someEdit>): fc.Arbitrary<Act> {
  return someEdit(...one).map((one) => (world) => {
    const text = put(world.session.now, one)
    world.session = edit(world.session, new Map([[one.file, text]]), one.field)
  })
}

function someoneElseEdits(...one: Parameters<typeof someEdit>): fc.Arbitrary<Act> {
  return someEdit(...one).map((one) => (world) => {
    world.disk = new Map([...world.disk, [one.file, put(world.disk, one)]])
    world.written = new Map([...world.written, [one.file, put(world.written, one)]])
  })
}

const moves: Act = (world) => {
  const text = world.session.now.get('a.json') ?? ''
  const { points } = valuesOf(text)
  if (!Array.isArray(points) || points.length < 2) return
  world.session = edit(world.session, new Map([['a.json', moveEntry(text, ['points'], 0, 1)]]))
}

/** Saves, as the storage does it: only where the files are what they were. */
const saves: Act = (world) => {
  const { session, disk } = world
  const changes = session.unsaved
  if (session.conflicts.size > 0) return
  if ([...changes.keys()].some((file) => disk.get(file) !== session.saved.get(file))) {
    world.session = mergeStored(session, disk)
    return
  }
  world.disk = new Map([...disk, ...[...changes].map(([file, text = '']) => [file, text] as const)])
  world.session = markSaved(session, changes)
}

const others = fc.constantFrom<Act>(
  moves,
  saves,
  (world) => {
    world.session = undo(world.session)
  },
  (world) => {
    world.session = redo(world.session)
  },
  (world) => {
    world.session = mergeStored(world.session, world.disk)
  },
  // The editor is closed, and opened again.
  (world) => {
    world.draft = unsavedChangesOf(world.session)
    world.session = restoreUnsaved(openSession(world.disk), world.draft)
  },
)

const chooses: fc.Arbitrary<Act> = fc
  .constantFrom('mine' as const, 'theirs' as const)
  .map((whose) => (world) => {
    const [file] = world.session.conflicts
    if (file !== undefined) world.session = resolveConflict(world.session, file, whose)
  })

function begin(): World {
  return { session: openSession(first), disk: first, written: first, draft: [] }
}

describe('a session of the editor', () => {
  /** Holds something after everything that a person and someone else may do, in any order. */
  function holdsThroughout(holds: (world: World) => void): void {
    const act = fc.oneof(
      personEdits(files, 'name', 'note', 'new'),
      someoneElseEdits(files, 'name', 'note', 'new'),
      others,
      chooses,
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const world = begin()
        for (const one of acts) {
          one(world)
          holds(world)
        }
      }),
      { numRuns: runs(500) },
    )
  }

  it('keeps every file JSON, whatever two do to the same values', () => {
    holdsThroughout(({ session, disk }) => {
      for (const text of [...session.now.values(), ...disk.values()]) {
        expect(readJson(text).faults).toEqual([])
      }
    })
  })

  it('knows which files are not as they were saved', () => {
    holdsThroughout(({ session: { saved, now, unsaved } }) => {
      const all = [...new Set([...saved.keys(), ...now.keys()])]
      const other = all.filter((file) => saved.get(file) !== now.get(file))
      expect(unsaved).toEqual(new Map(other.map((file) => [file, now.get(file)])))
    })
  })

  it('never takes back what someone else has written in other fields', () => {
    const told = (texts: Texts) =>
      [...texts.values()].map(valuesOf).map(({ size, theirs }) => [size, theirs])
    const act = fc.oneof(
      personEdits(['a.json'], 'name'),
      someoneElseEdits(['a.json'], 'size', 'theirs'),
      others,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.boolean()), { maxLength: 25 }), (acts) => {
        const world = begin()
        for (const [one, follows] of acts) {
          one(world)
          if (follows) world.session = mergeStored(world.session, world.disk)
          expect(told(world.disk)).toEqual(told(world.written))
          const { now, conflicts: apart } = mergeStored(world.session, world.disk)
          expect(apart.size).toBe(0)
          expect(told(now)).toEqual(told(world.written))
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('comes back to the first byte by undo, and to the last by redo', () => {
    fc.assert(
      fc.property(fc.array(someEdit(files, 'name', 'note', 'new'), { maxLength: 12 }), (edits) => {
        const end = edits.reduce(
          (session, one) => edit(session, new Map([[one.file, put(session.now, one)]])),
          openSession(first),
        )
        let session = end
        while (session.past.length > 0) session = undo(session)
        expect(session.now).toEqual(first)
        while (session.future.length > 0) session = redo(session)
        expect(session.now).toEqual(end.now)
      }),
    )
  })

  it('takes a word that was typed back as one step', () => {
    let session = openSession(first)
    for (const value of ['S', 'Sc', 'Scr']) {
      const text = put(session.now, { file: 'a.json', field: 'name', value })
      session = edit(session, new Map([['a.json', text]]), 'a.json /name')
    }
    expect(undo(session).now).toEqual(first)
  })
})
