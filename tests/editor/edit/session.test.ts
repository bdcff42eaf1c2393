import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../../src/check/readJson.ts'
import { editFile, moveEntry } from '../../../src/editor/edit/editJson.ts'
import {
  edit,
  markSaved,
  mergeStored,
  openSession,
  redo,
  resolveConflict,
  restoreSteps,
  restoreUnsaved,
  type Session,
  type Texts,
  undo,
  unsavedChangesOf,
} from '../../../src/editor/edit/session.ts'
import { runs } from '../../helpers/runs.ts'
import { first, put, textValues } from '../texts.ts'

/** `theirs`: the first texts with the changes of someone else alone. */
type World = { session: Session; disk: Texts; theirs: Texts }

/** An action of the person, or of someone else. */
type Action = (world: World) => void

const files = [...first.keys()]

/** A new value in a field of a file. */
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

function personEdits(...one: Parameters<typeof someEdit>): fc.Arbitrary<Action> {
  return someEdit(...one).map((one) => (world) => {
    const text = put(world.session.now, one)
    world.session = edit(world.session, new Map([[one.file, text]]), { key: one.field })
  })
}

function someoneElseEdits(...one: Parameters<typeof someEdit>): fc.Arbitrary<Action> {
  return someEdit(...one).map((one) => (world) => {
    world.disk = new Map([...world.disk, [one.file, put(world.disk, one)]])
    world.theirs = new Map([...world.theirs, [one.file, put(world.theirs, one)]])
  })
}

const movesEntry: Action = (world) => {
  const text = world.session.now.get('a.json') ?? ''
  const { points } = textValues(text)
  if (!Array.isArray(points) || points.length < 2) return
  world.session = edit(
    world.session,
    new Map([['a.json', editFile('a.json', text, (value) => moveEntry(value, ['points'], 0, 1))]]),
  )
}

/** Saves like a storage: only if the files are unchanged since they were read. */
const saves: Action = (world) => {
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

/** The editor is closed and opened again, by when the storage holds these texts. */
function reopen(session: Session, disk: Texts): Session {
  const back = restoreUnsaved(openSession(disk), unsavedChangesOf(session))
  return restoreSteps(back, session)
}

const others = fc.constantFrom<Action>(
  movesEntry,
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
    world.session = reopen(world.session, world.disk)
  },
)

const chooses: fc.Arbitrary<Action> = fc
  .constantFrom('mine' as const, 'theirs' as const)
  .map((whose) => (world) => {
    const [file] = world.session.conflicts.keys()
    if (file !== undefined) world.session = resolveConflict(world.session, file, () => whose)
  })

function openWorld(): World {
  return { session: openSession(first), disk: first, theirs: first }
}

describe('a session of the editor', () => {
  it('has valid JSON and a right list of unsaved files, whatever two people do', () => {
    const action = fc.oneof(
      personEdits(files, 'name', 'note', 'new'),
      someoneElseEdits(files, 'name', 'note', 'new'),
      others,
      chooses,
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const world = openWorld()
        for (const act of actions) {
          act(world)
          const { saved, now, unsaved } = world.session
          for (const text of [...now.values(), ...world.disk.values()]) {
            expect(readJson(text).faults).toEqual([])
          }
          const all = [...new Set([...saved.keys(), ...now.keys()])]
          const changed = all.filter((file) => saved.get(file) !== now.get(file))
          expect(unsaved).toEqual(new Map(changed.map((file) => [file, now.get(file)])))
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('never reverts what someone else has changed in other fields', () => {
    const theirFields = (texts: Texts) =>
      [...texts.values()].map(textValues).map(({ size, theirs }) => [size, theirs])
    const action = fc.oneof(
      personEdits(['a.json'], 'name'),
      someoneElseEdits(['a.json'], 'size', 'theirs'),
      others,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(action, fc.boolean()), { maxLength: 25 }), (actions) => {
        const world = openWorld()
        for (const [act, rereads] of actions) {
          act(world)
          if (rereads) world.session = mergeStored(world.session, world.disk)
          expect(theirFields(world.disk)).toEqual(theirFields(world.theirs))
          const { now, conflicts } = mergeStored(world.session, world.disk)
          expect(conflicts.size).toBe(0)
          expect(theirFields(now)).toEqual(theirFields(world.theirs))
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('returns to the first byte by undo, and to the last by redo', () => {
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

  it('returns to the first byte by undo and to the last by redo, saved, closed and opened again at each step', () => {
    const edits = fc.array(fc.tuple(someEdit(files, 'name', 'note', 'new'), fc.boolean()), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(edits, (edits) => {
        let session = openSession(first)
        for (const [one, saves] of edits) {
          session = edit(session, new Map([[one.file, put(session.now, one)]]))
          if (saves) session = markSaved(session, session.unsaved)
          session = reopen(session, session.saved)
        }
        const end = session.now
        while (session.past.length > 0) session = reopen(undo(session), session.saved)
        expect(session.now).toEqual(first)
        while (session.future.length > 0) session = reopen(redo(session), session.saved)
        expect(session.now).toEqual(end)
      }),
    )
  })

  it('reverts a typed word as one step', () => {
    let session = openSession(first)
    for (const value of ['S', 'Sc', 'Scr']) {
      const text = put(session.now, { file: 'a.json', field: 'name', value })
      session = edit(session, new Map([['a.json', text]]), { key: 'a.json /name' })
    }
    expect(undo(session).now).toEqual(first)
  })
})

describe('two people who change one file', () => {
  const one = (texts: Texts, field: string, value: unknown) => {
    return new Map([...texts, ['a.json', put(texts, { file: 'a.json', field, value })]])
  }
  const mine = edit(openSession(first), one(first, 'name', 'Mine'))

  it('undo their own change alone', () => {
    const both = mergeStored(mine, one(first, 'note', 'theirs'))
    expect(undo(both).now).toEqual(one(first, 'note', 'theirs'))
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('are asked if the field is the same, and %s stays', (side, name) => {
    const both = mergeStored(mine, one(first, 'name', 'Theirs'))
    expect([...both.conflicts.keys()]).toEqual(['a.json'])
    expect(textValues(both.now.get('a.json')).name).toBe('Mine')
    const chosen = resolveConflict(both, 'a.json', () => side)
    expect(chosen.conflicts.size).toBe(0)
    expect(textValues(chosen.now.get('a.json')).name).toBe(name)
  })

  it.each(['mine', 'theirs'] as const)(
    'keep all that is not in question, whose text ever stays: %s',
    (side) => {
      const two = edit(mine, one(mine.now, 'size', 'my size'))
      const both = mergeStored(two, one(one(first, 'name', 'Theirs'), 'note', 'their note'))
      const chosen = resolveConflict(both, 'a.json', () => side)
      expect(textValues(chosen.now.get('a.json'))).toMatchObject({
        size: 'my size',
        note: 'their note',
      })
      // Undo restores the rejected values, and keeps the other person's changes elsewhere.
      const [undone] = side === 'theirs' ? [undo(chosen)] : [chosen]
      expect(textValues(undone?.now.get('a.json'))).toMatchObject({
        name: 'Mine',
        note: 'their note',
      })
    },
  )

  it('are asked again after the editor was closed without a choice', () => {
    const both = mergeStored(mine, one(first, 'name', 'Theirs'))
    const again = reopen(both, both.saved)
    expect([...again.conflicts.keys()]).toEqual(['a.json'])
    const chosen = resolveConflict(again, 'a.json', () => 'theirs')
    expect(textValues(chosen.now.get('a.json')).name).toBe('Theirs')
  })

  it.each<[string, (session: Session) => Session]>([
    ['types their text', (session) => edit(session, one(session.now, 'name', 'Theirs'))],
    ['undoes the own change', undo],
    [
      'types the text that both began with',
      (session) => edit(session, one(session.now, 'name', 'Screws')),
    ],
    ['reads that the other has taken it back', (session) => mergeStored(session, first)],
  ])('are not asked any more if one %s', (_what, act) => {
    const both = mergeStored(mine, one(first, 'name', 'Theirs'))
    expect(act(both).conflicts.size).toBe(0)
  })

  it('are asked until there is a choice for each place', () => {
    const two = edit(mine, one(mine.now, 'note', 'My note'))
    const both = mergeStored(two, one(one(first, 'name', 'Theirs'), 'note', 'Their note'))
    const half = resolveConflict(both, 'a.json', (at) => (at === '/name' ? 'theirs' : undefined))
    expect(half).toBe(both)
    const whole = resolveConflict(both, 'a.json', (at) => (at === '/name' ? 'theirs' : 'mine'))
    expect(textValues(whole.now.get('a.json'))).toMatchObject({ name: 'Theirs', note: 'My note' })
  })

  it('keep both entries that they have added to one list, if that is chosen', () => {
    const cities = (texts: Texts, ...more: string[]) => {
      const value = [...['Surat', 'Vapi', 'Daman'], ...more]
      return new Map([...texts, ['b.json', put(texts, { file: 'b.json', field: 'cities', value })]])
    }
    const own = edit(openSession(first), cities(first, 'Bharuch'))
    const both = mergeStored(own, cities(first, 'Navsari'))
    const chosen = resolveConflict(both, 'b.json', () => 'both')
    expect(textValues(chosen.now.get('b.json')).cities).toEqual([
      ...['Surat', 'Vapi', 'Daman', 'Navsari', 'Bharuch'],
    ])
  })

  it('do not merge a file that is not JSON', () => {
    const half = mergeStored(mine, new Map([...first, ['a.json', '{ "name": ']]))
    expect(half.now).toEqual(mine.now)
    expect(half.conflicts.size).toBe(0)
  })

  it('have a conflict if unsaved changes come back over a newer text', () => {
    const newer = openSession(one(first, 'name', 'Theirs'))
    const back = restoreUnsaved(newer, unsavedChangesOf(mine))
    expect([...back.conflicts.keys()]).toEqual(['a.json'])
    expect(textValues(back.now.get('a.json')).name).toBe('Mine')
    expect(undo(back).now).toEqual(newer.now)
  })
})
