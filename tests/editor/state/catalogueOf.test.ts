import { describe, expect, it } from 'vitest'
import { edit, mergeStored, openSession, undo } from '../../../src/editor/edit/session.ts'
import { catalogueOf, textsOf } from '../../../src/editor/state/catalogueOf.ts'

const stored = {
  texts: new Map([['data/pictures.json', '{}']]),
  pictures: new Map([['old.jpg', { width: 1200 }]]),
  facts: new Map(),
  hashes: new Map([['old.jpg', 'aaa']]),
  addressOf: (name: string) => `/pictures/${name}`,
}
const facts = { stem: 'blob:new#', width: 1920, height: 1080, widths: [1920], colour: '#808080' }
const picture = { blob: new Blob(), address: 'blob:new', facts }
const unsaved = {
  get: (hash: string) => (hash === 'bbb' ? picture : undefined),
  store: async () => {},
}
const opened = openSession(textsOf(stored))

describe('the pictures of a session', () => {
  it.each([
    ['added', 'new.jpg', 'bbb', ['old.jpg', 'new.jpg'], 1920, 'blob:new'],
    ['replaced', 'old.jpg', 'bbb', ['old.jpg'], 1920, 'blob:new'],
    ['deleted', 'old.jpg', undefined, [], undefined, '/pictures/old.jpg'],
  ])('one is %s, and restored by undo', (_, name, hash, names, width, address) => {
    const changed = edit(opened, new Map([[`public/pictures/${name}`, hash]]))
    const now = catalogueOf(changed.now, stored, unsaved)
    expect([...now.pictures.keys()]).toEqual(names)
    expect(now.pictures.get(name)?.width).toBe(width)
    expect(now.addressOf(name)).toBe(address)
    expect([...now.texts.keys()]).toEqual(['data/pictures.json'])
    expect(catalogueOf(undo(changed).now, stored, unsaved)).toMatchObject({
      texts: stored.texts,
      pictures: stored.pictures,
      hashes: stored.hashes,
    })
  })

  it('one that someone else has changed is theirs', () => {
    const theirs = new Map([...opened.saved, ['public/pictures/old.jpg', 'ccc']])
    expect(mergeStored(opened, theirs).now).toEqual(theirs)
  })
})
