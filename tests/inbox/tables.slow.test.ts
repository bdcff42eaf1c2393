import { createClient } from '@libsql/client'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../../src/inbox/server/password.ts'
import { migrate } from '../../src/inbox/store/migrate.ts'
import { makeInbox, newFile, openFile, projectFiles } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

describe('the tables', () => {
  it('are made once, however many processes start together', async () => {
    const file = newFile()
    const opened = await Promise.all(Array.from({ length: 4 }, () => openFile(file)))
    for (const store of opened) expect(await migrate(store, projectFiles.migrations)).toBe(store)
  })

  it.each(projectFiles.migrations.slice(1).map((_, i) => i + 1))(
    'of an older version, of %i steps, are moved forward, with all that they hold',
    async (steps) => {
      const client = createClient({ url: `file:${newFile()}`, concurrency: 1 })
      const old = await migrate(client, projectFiles.migrations.slice(0, steps))
      await old.execute("INSERT INTO receipt VALUES ('0000-0000', '')")
      await old.execute(`INSERT INTO enquiry (key, received, since, written, form, about, page, language, name, phone,
        email, fields, search, spam) VALUES ('0000-0000', 1, 1, '', 'contact', 'Tiles', '', '', 'Asha', '', '', '[]', 'asha', '')`)
      const inbox = await makeInbox({}, { store: await migrate(old, projectFiles.migrations) })
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
    await expect(migrate(store, projectFiles.migrations)).rejects.toThrow('newer version')
  })
})

it('the password is known by its hash alone, with a salt of its own', async () => {
  const [hash, other] = [await hashPassword('अच्छा password'), await hashPassword('अच्छा password')]
  expect(hash).not.toBe(other)
  expect(await isPassword('अच्छा password', hash)).toBe(true)
  expect(await isPassword('अच्छा passwort', hash)).toBe(false)
})
