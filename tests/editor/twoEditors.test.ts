import { describe, expect, it } from 'vitest'
import {
  edit,
  mergeStored,
  openSession,
  resolveConflict,
  restoreUnsaved,
  type Texts,
  undo,
  unsavedChangesOf,
} from '../../src/editor/session.ts'
import { first, put, valuesOf } from './texts.ts'

describe('two who change one file', () => {
  const one = (texts: Texts, field: string, value: unknown) => {
    return new Map([...texts, ['a.json', put(texts, { file: 'a.json', field, value })]])
  }
  const mine = edit(openSession(first), one(first, 'name', 'Mine'))

  it('both keep what they changed where the fields are different', () => {
    const both = mergeStored(mine, one(first, 'note', 'theirs'))
    expect(valuesOf(both.now.get('a.json'))).toMatchObject({ name: 'Mine', note: 'theirs' })
    expect(both.conflicts.size).toBe(0)
    // A step back takes the person's own change back, and leaves the other's.
    expect(undo(both).now).toEqual(one(first, 'note', 'theirs'))
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('are asked where the field is the same, and %s stays', (whose, name) => {
    const both = mergeStored(mine, one(first, 'name', 'Theirs'))
    expect([...both.conflicts]).toEqual(['a.json'])
    expect(valuesOf(both.now.get('a.json')).name).toBe('Mine')
    const chosen = resolveConflict(both, 'a.json', whose)
    expect(chosen.conflicts.size).toBe(0)
    expect(valuesOf(chosen.now.get('a.json')).name).toBe(name)
  })

  it('is not taken in while it is only half written', () => {
    const half = mergeStored(mine, new Map([...first, ['a.json', '{ "name": ']]))
    expect(half.now).toEqual(mine.now)
    expect(half.conflicts.size).toBe(0)
  })

  it('lose nothing of a draft that comes back over a newer text', () => {
    const draft = unsavedChangesOf(mine)
    const newer = openSession(one(first, 'name', 'Theirs'))
    const back = restoreUnsaved(newer, draft)
    expect([...back.conflicts]).toEqual(['a.json'])
    expect(valuesOf(back.now.get('a.json')).name).toBe('Mine')
    expect(undo(back).now).toEqual(newer.now)
  })
})
