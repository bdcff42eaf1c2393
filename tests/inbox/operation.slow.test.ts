import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backUp, restore } from '../../src/inbox/server/backup.ts'
import { openInbox } from '../../src/inbox/server/openInbox.ts'
import { hashPassword } from '../../src/inbox/server/password.ts'
import { startInbox } from '../../src/inbox/server/start.ts'
import { createInboxStore } from '../../src/inbox/store/store.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { makeInbox, newFile, openFile } from './inbox.ts'
import { password, postedEnquiry } from './requests.ts'

const INBOX_PASSWORD = await hashPassword(password, 4)
/** All that a backup and its restoring need. */
const databaseAt = (file: string) => ({ INBOX_DB: `file:${file}` })
const envOf = (file: string) => ({ ...databaseAt(file), INBOX_PASSWORD })

/** The folder of temporary files during a test. */
const temporary = newFile()
beforeEach(async () => {
  await mkdir(temporary, { recursive: true })
  // Each system has a name of its own for it.
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) vi.stubEnv(name, temporary)
})
afterEach(() => vi.unstubAllEnvs())

/** An inbox on a file, opened as the process opens it. */
async function openedInbox(file = newFile()) {
  const channels = new Map([['mail', async () => {}]])
  const { store, findFileProblem } = await openInbox(envOf(file), catalogueFolder)
  return { file, ...(await makeInbox({}, { store, findFileProblem, channels })) }
}

async function filled(count: number) {
  const inbox = await openedInbox()
  for (let i = 0; i < count; i += 1) await inbox.post(postedEnquiry())
  return inbox
}

describe('the health', () => {
  const health = async ({ app }: Awaited<ReturnType<typeof openedInbox>>) => {
    const response = await app.request('/health')
    return { status: response.status, body: await response.json() }
  }

  it('is good while the database can be read and written', async () => {
    expect(await health(await filled(1))).toEqual({ status: 200, body: { ok: true } })
  })

  it.each<[string, string, (file: string) => Promise<unknown>]>([
    ['gone', 'gone', (file) => rm(file)],
    ['moved', 'gone', (file) => rename(file, `${file}.old`)],
    [
      'replaced',
      'replaced',
      async (file) => {
        await copyFile(file, `${file}.new`)
        await rename(`${file}.new`, file)
      },
    ],
    ['overwritten', 'damaged', (file) => writeFile(file, 'x'.repeat(8192), { flag: 'r+' })],
    ['empty', 'damaged', (file) => truncate(file, 0)],
  ])('is 503 with the reason while the file is %s', async (_, reason, damage) => {
    const inbox = await filled(1)
    await damage(inbox.file)
    expect(await health(inbox)).toEqual({
      status: 503,
      body: { ok: false, reason: expect.stringContaining(reason) },
    })
  })

  it.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_CORRUPT', 'the database file is damaged'],
    ['SQLITE_BUSY', 'another process does not stop writing'],
    ['SQLITE_IOERR', 'the database cannot be written'],
  ])('names the reason of %s', async (code, reason) => {
    const { store, app } = await makeInbox()
    const fail = () => Promise.reject(Object.assign(new Error('secret'), { code }))
    store.execute = fail
    const response = await app.request('/health')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ok: false, reason })
  })
})

it('the process tells its health to a check of HTTP/1.0, which names no host', async () => {
  const env = { ...envOf(newFile()), PORT: '0' }
  const { port, stop } = await startInbox(env, catalogueFolder, () => {})
  const client = connect(port, '127.0.0.1')
  client.write('GET /health HTTP/1.0\r\n\r\n')
  expect(await text(client)).toMatch(/^HTTP\/1\.[01] 200 .*\{"ok":true\}$/s)
  await stop()
})

it('a full disk lets the owner sign in and read', async () => {
  const { post, store, visit, signIn } = await makeInbox()
  await post(postedEnquiry())
  const [pages] = (await store.execute('PRAGMA page_count')).rows
  await store.execute(`PRAGMA max_page_count = ${pages?.page_count}`)
  const { execute } = store
  // Opening an enquiry marks it as read.
  store.execute = (statement) =>
    JSON.stringify(statement).includes('UPDATE')
      ? Promise.reject(Object.assign(new Error(), { code: 'SQLITE_FULL' }))
      : execute.call(store, statement)
  const cookie = await signIn()
  for (const at of ['/', '/enquiry/1', '/enquiries.csv', '/enquiries.xlsx']) {
    expect((await visit(at, undefined, cookie)).status).toBe(200)
  }
})

describe('a lock of another process', () => {
  async function locked() {
    const inbox = await filled(1)
    const other = createClient({ url: `file:${inbox.file}`, concurrency: 1 })
    return { ...inbox, lock: await other.transaction('write') }
  }

  it('lets the owner read, and a post wait until it ends', async () => {
    const { post, visit, signIn, stored, lock } = await locked()
    const posting = post(postedEnquiry())
    const cookie = await signIn()
    const begun = performance.now()
    // An enquiry that is opened is marked as read once the lock has ended.
    for (const at of ['/', '/enquiry/1', '/?q=asha', '/enquiries.csv']) {
      expect((await visit(at, undefined, cookie)).status, at).toBe(200)
    }
    expect(performance.now() - begun).toBeLessThan(4000)
    expect(await stored()).toHaveLength(1)
    await lock.commit()
    expect((await posting).status).toBe(200)
    expect(await stored()).toHaveLength(2)
  })

  it('that does not end is an error after the time limit', async () => {
    const { file, lock } = await locked()
    const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: 0 })
    const store = createInboxStore(client, 50)
    await expect(store.execute('DELETE FROM enquiry')).rejects.toMatchObject({
      code: 'SQLITE_BUSY',
    })
    await lock.commit()
  })

  it('is tried by one post for all that wait, because each try opens a connection', async () => {
    const { file, lock } = await locked()
    const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: 0 })
    const opened = vi.spyOn(client, 'reconnect')
    const store = createInboxStore(client, 600)
    const posts = Array.from({ length: 20 }, () => store.execute('DELETE FROM enquiry'))
    const ends = await Promise.allSettled(posts)
    expect(ends.map(({ status }) => status)).toEqual(posts.map(() => 'rejected'))
    // One for each post, and one for each try; each post for itself would open more than 200.
    expect(opened.mock.calls.length).toBeLessThan(40)
    // Used until here: a transaction that nothing refers to is collected, and its lock ends.
    await lock.commit()
  })
})

describe('the files of the database', () => {
  it.each(['deleted one by one', 'deleted with all of a person'])(
    'hold nothing of what was %s',
    async (how) => {
      const { file, post, visit, signIn } = await openedInbox()
      const message = 'Canary words in a message'
      await post(postedEnquiry({ fields: { ...postedEnquiry().fields, message } }))
      const contents = async () => {
        const names = [file, `${file}-wal`]
        return (await Promise.all(names.map((name) => readFile(name, 'latin1')))).join()
      }
      expect(await contents()).toContain('Canary')
      const form: Record<string, string> = how.includes('one')
        ? { id: '1' }
        : { who: 'asha@example.com' }
      await visit('/delete', form, await signIn())
      expect(await contents()).not.toMatch(/canary/i)
    },
  )

  it.each([0o644, 0o666, 0o600, undefined])(
    'can be read by their owner alone, whose rights were %o',
    async (rights) => {
      const file = newFile()
      if (rights !== undefined) {
        await writeFile(file, '')
        await chmod(file, rights)
      }
      const { post } = await openedInbox(file)
      await post(postedEnquiry())
      const backup = newFile()
      await backUp(databaseAt(file), catalogueFolder, backup)
      for (const name of [file, `${file}-wal`, backup]) {
        expect((await stat(name)).mode & 0o777).toBe(0o600)
      }
    },
  )
})

describe('a backup', () => {
  /** Restores a file to a new database, and looks that no copy of it is left behind. */
  const restored = async (file: string) => {
    const target = newFile()
    try {
      return { target, count: await restore(databaseAt(target), catalogueFolder, file) }
    } finally {
      expect(await readdir(temporary)).toEqual([])
    }
  }

  it('is whole, leaves nothing else behind, and informs nobody again', async () => {
    const { file } = await filled(20)
    const backup = newFile()
    expect(await backUp(databaseAt(file), catalogueFolder, backup)).toBe(20)
    const beside = (await readdir(path.dirname(backup))).filter((name) =>
      name.startsWith(path.basename(backup)),
    )
    expect(beside).toEqual([path.basename(backup)])
    const { target, count } = await restored(backup)
    expect(count).toBe(20)
    const { store } = await openInbox(envOf(target), catalogueFolder)
    expect((await store.execute('SELECT * FROM notice')).rows).toEqual([])
  })

  it('can be a database with its log beside it', async () => {
    const { file } = await filled(20)
    const copy = newFile()
    await copyFile(file, copy)
    await copyFile(`${file}-wal`, `${copy}-wal`)
    expect((await restored(copy)).count).toBe(20)
  })

  it('keeps the numbers of enquiries, and the receipts of those that were deleted', async () => {
    const inbox = await filled(2)
    const deleted = postedEnquiry()
    await inbox.post(deleted)
    await inbox.visit('/delete', { id: '3' }, await inbox.signIn())
    await inbox.visit('/delete', { id: '1' }, await inbox.signIn())
    const backup = newFile()
    await backUp(databaseAt(inbox.file), catalogueFolder, backup)
    const { target } = await restored(backup)
    const after = await makeInbox({}, { store: await openFile(target) })
    await after.post(deleted)
    expect((await after.stored()).map(({ id }) => id)).toEqual([2])
    await after.post(postedEnquiry())
    expect((await after.stored()).map(({ id }) => id)).toEqual([2, 4])
  })

  it.each<[string, (inbox: Awaited<ReturnType<typeof filled>>) => Promise<unknown>]>([
    ['enquiries', async () => {}],
    [
      'nothing but the receipt of a deleted enquiry',
      async ({ visit, signIn }) => visit('/delete', { id: '1' }, await signIn()),
    ],
  ])('is not put into an inbox that has %s, which stays as it is', async (_, change) => {
    const { file } = await filled(2)
    const backup = newFile()
    await backUp(databaseAt(file), catalogueFolder, backup)
    const inbox = await filled(1)
    await change(inbox)
    const before = await inbox.stored()
    const restoring = restore(databaseAt(inbox.file), catalogueFolder, backup)
    await expect(restoring).rejects.toThrow('set INBOX_DB to a new file')
    expect(await inbox.stored()).toEqual(before)
    expect((await inbox.store.execute('SELECT key FROM receipt')).rows).toHaveLength(1)
  })

  it('of a libSQL server is left to that server', async () => {
    const env = { INBOX_DB: 'libsql://database.example' }
    for (const command of [backUp, restore]) {
      await expect(command(env, catalogueFolder, newFile())).rejects.toThrow('libSQL server')
    }
  })

  it('of a database that is not there is an error, and makes none', async () => {
    const [missing, backup] = [newFile(), newFile()]
    await expect(backUp(databaseAt(missing), catalogueFolder, backup)).rejects.toThrow('INBOX_DB')
    for (const file of [missing, backup]) await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  it('replaces no file', async () => {
    const { file } = await filled(1)
    await expect(backUp(databaseAt(file), catalogueFolder, file)).rejects.toThrow(
      'is there already',
    )
  })

  it.each<[string, string, (file: string) => Promise<unknown>]>([
    ['is missing', 'is not there', async () => {}],
    ['is no database', 'is no database', (file) => writeFile(file, 'x'.repeat(8192))],
    ['is empty', 'no database of an inbox', (file) => writeFile(file, '')],
    ['is a short text', 'no database', (file) => writeFile(file, '{"enquiries": []}')],
    [
      'is a compressed file',
      'no database',
      (file) => writeFile(file, gzipSync('x'.repeat(99_999))),
    ],
    ['is a folder', 'is a folder', (file) => mkdir(file)],
    ['is a link that leads nowhere', 'is not there', (file) => symlink(`${file}.none`, file)],
    [
      'is cut off',
      'is damaged',
      async (file) => {
        const { file: whole } = await filled(40)
        await backUp(databaseAt(whole), catalogueFolder, file)
        await truncate(file, 20_480)
      },
    ],
    [
      'has its first page alone',
      'is damaged',
      async (file) => {
        const { file: whole } = await filled(3)
        await backUp(databaseAt(whole), catalogueFolder, file)
        await truncate(file, 4096)
      },
    ],
    [
      'is a database of another program with a table of that name',
      'no database of an inbox',
      async (file) => {
        const client = createClient({ url: `file:${file}` })
        await client.execute('CREATE TABLE enquiry (b)')
        client.close()
      },
    ],
    [
      'is another database',
      'no database of an inbox',
      async (file) => {
        const client = createClient({ url: `file:${file}` })
        await client.execute('CREATE TABLE a (b)')
        client.close()
      },
    ],
    [
      'is of a newer version',
      'newer version',
      async (file) => {
        const { store } = await openInbox(envOf(file), catalogueFolder)
        await store.execute('INSERT INTO step VALUES (999)')
        await store.execute('PRAGMA wal_checkpoint(TRUNCATE)')
      },
    ],
  ])('that %s is refused in one sentence with its own name', async (_, reason, make) => {
    const file = newFile()
    await make(file)
    const error: unknown = await restored(file).catch((thrown: unknown) => thrown)
    const text = error instanceof Error ? (error.stack ?? '') : ''
    expect(text).toContain(`${file}: `)
    expect(text).toContain(reason)
    expect(text).not.toMatch(/backup\.db|\n/)
  })
})
