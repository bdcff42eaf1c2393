import { createClient } from '@libsql/client'
import { describe, expect, it } from 'vitest'
import { copyAll } from '../../src/inbox/server/backup.ts'
import { hashPassword, isPassword } from '../../src/inbox/server/password.ts'
import { prepare } from '../../src/inbox/store/open.ts'
import { keysIn, makeInbox, newFile, openFile, projectFiles } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

describe('a backup', () => {
  it('has what stood there at one moment, while more is received', async () => {
    const { post, store } = await makeInbox({ INBOX_PER_MINUTE: '10000' })
    const before = Array.from({ length: 1200 }, () => postedEnquiry())
    for (const body of before) await post(body)
    const file = newFile()
    const copy = await openFile(file)
    // Another process makes it, with a connection of its own.
    const path = String((await store.execute('PRAGMA database_list')).rows[0]?.file)
    const source = await openFile(path)
    const copying = copyAll(source, copy)
    const later = postedEnquiry()
    const [count, { status }] = await Promise.all([copying, post(later)])
    expect(status).toBe(200)
    expect(count).toBe(1200)
    copy.close()
    expect(await keysIn(file)).toEqual(before.map(({ idempotencyKey }) => idempotencyKey))
  })

  it('brings back what is missing, and leaves what is there as it is', async () => {
    const client = await openFile()
    const first = await makeInbox({}, { store: client })
    const [lost, both] = [postedEnquiry(), postedEnquiry()]
    await first.post(lost)
    await first.post(both)
    const second = await makeInbox()
    const own = postedEnquiry()
    await second.post(own)
    await second.post(both)
    await second.store.execute("UPDATE enquiry SET note = 'called' WHERE id = 2")
    expect(await copyAll(client, second.store)).toBe(1)
    const stored = await second.stored()
    const keys = [own, both, lost].map(({ idempotencyKey }) => idempotencyKey)
    expect(stored.map(({ key }) => key)).toEqual(keys)
    expect(stored.map(({ note }) => note)).toEqual(['', 'called', ''])
    // A restored enquiry is known as well: a browser that repeats it adds nothing.
    expect((await second.post(lost)).status).toBe(200)
    expect(await second.stored()).toHaveLength(3)
  })
})

describe('the tables', () => {
  it('are made once, however many processes start together', async () => {
    const file = newFile()
    const opened = await Promise.all(Array.from({ length: 4 }, () => openFile(file)))
    for (const store of opened) expect(await prepare(store, projectFiles.migrations)).toBe(store)
  })

  it.each(projectFiles.migrations.slice(1).map((_, i) => i + 1))(
    'of an older version, of %i steps, are moved forward, with all that they hold',
    async (steps) => {
      const client = createClient({ url: `file:${newFile()}`, concurrency: 1 })
      const old = await prepare(client, projectFiles.migrations.slice(0, steps))
      await old.execute("INSERT INTO receipt VALUES ('0000-0000', '')")
      await old.execute(`INSERT INTO enquiry (key, received, since, written, form, about, page, language, name, phone,
        email, fields, search, spam) VALUES ('0000-0000', 1, 1, '', 'contact', 'Tiles', '', '', 'Asha', '', '', '[]', 'asha', '')`)
      const inbox = await makeInbox({}, { store: await prepare(old, projectFiles.migrations) })
      expect((await old.execute('SELECT key FROM receipt')).rows).toHaveLength(1)
      expect((await old.execute('SELECT * FROM total')).rows).not.toEqual([])
      const cookie = await inbox.signIn()
      expect(await (await inbox.visit('/', undefined, cookie)).text()).toContain('Asha')
      expect((await inbox.visit('/enquiry/1', { note: 'x' }, cookie)).status).toBe(303)
      expect((await inbox.post(postedEnquiry())).status).toBe(200)
      expect(await inbox.stored()).toMatchObject([{ name: 'Asha', note: 'x' }, { note: '' }])
    },
  )

  it('of a newer version are left alone', async () => {
    const store = await openFile()
    await store.execute('INSERT INTO step VALUES (999)')
    await expect(prepare(store, projectFiles.migrations)).rejects.toThrow('newer version')
  })
})

it('the password is known by its hash alone, with a salt of its own', async () => {
  const [hash, other] = [await hashPassword('अच्छा password'), await hashPassword('अच्छा password')]
  expect(hash).not.toBe(other)
  expect(await isPassword('अच्छा password', hash)).toBe(true)
  expect(await isPassword('अच्छा passwort', hash)).toBe(false)
})
