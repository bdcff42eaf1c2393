import { describe, expect, it } from 'vitest'
import {
  choose,
  draftOf,
  edit,
  openSession,
  refresh,
  restore,
  type Texts,
  undo,
} from '../../src/editor/session.ts'
import { first, put, valuesOf } from './texts.ts'

describe('two who change one file', () => {
  const one = (texts: Texts, field: string, value: unknown) => {
    return new Map([...texts, ['a.json', put(texts, { file: 'a.json', field, value })]])
  }
  const mine = edit(openSession(first), one(first, 'name', 'Mine'))

  it('both keep what they changed where the fields are different', () => {
    const both = refresh(mine, one(first, 'note', 'theirs'))
    expect(valuesOf(both.now.get('a.json'))).toMatchObject({ name: 'Mine', note: 'theirs' })
    expect(both.apart.size).toBe(0)
    // A step back takes the person's own change back, and leaves the other's.
    expect(undo(both).now).toEqual(one(first, 'note', 'theirs'))
  })

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('are asked where the field is the same, and %s stays', (whose, name) => {
    const both = refresh(mine, one(first, 'name', 'Theirs'))
    expect([...both.apart]).toEqual(['a.json'])
    expect(valuesOf(both.now.get('a.json')).name).toBe('Mine')
    const chosen = choose(both, 'a.json', whose)
    expect(chosen.apart.size).toBe(0)
    expect(valuesOf(chosen.now.get('a.json')).name).toBe(name)
  })

  it('is not taken in while it is only half written', () => {
    const half = refresh(mine, new Map([...first, ['a.json', '{ "name": ']]))
    expect(half.now).toEqual(mine.now)
    expect(half.apart.size).toBe(0)
  })

  it('lose nothing of a draft that comes back over a newer text', () => {
    const draft = draftOf(mine)
    const newer = openSession(one(first, 'name', 'Theirs'))
    const back = restore(newer, draft)
    expect([...back.apart]).toEqual(['a.json'])
    expect(valuesOf(back.now.get('a.json')).name).toBe('Mine')
    expect(undo(back).now).toEqual(newer.now)
  })
})
