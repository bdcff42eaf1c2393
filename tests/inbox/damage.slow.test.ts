import { createClient } from '@libsql/client'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../src/inbox/store/migrate.ts'
import { makeInbox, newFile, projectFiles } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

/** Names that every plain object has, and some that programs treat in a special way. */
const specialNames = [
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString'],
  ...['propertyIsEnumerable', '__proto__', '__defineGetter__', '__lookupSetter__', 'prototype'],
  ...['length', 'name', 'then', 'toJSON', 'size', 'get', '0', '', 'id', 'fields'],
]

/** Opens everything that shows enquiries. @returns the answers by address */
async function openAll(inbox: Awaited<ReturnType<typeof makeInbox>>, id = 1) {
  const cookie = await inbox.signIn()
  const answers = new Map<string, { status: number; text: string }>()
  for (const at of ['/', '/?q=asha', '/enquiries.csv', '/enquiries.xlsx', `/enquiry/${id}`]) {
    const response = await inbox.visit(at, undefined, cookie)
    answers.set(at, { status: response.status, text: await response.text() })
  }
  return answers
}

describe('a field named like a property that every object has', () => {
  it.each(specialNames)('is stored and shown as text: %s', async (name) => {
    const inbox = await makeInbox()
    const { fields, ...body } = postedEnquiry()
    // As JSON, in which `__proto__` is a name like any other.
    const own = JSON.stringify(fields).replace('{', `{${JSON.stringify(name)}: "Forty-two sheets",`)
    const { labels: _, ...rest } = body
    const sent = JSON.stringify({ ...rest, fields: 0 }).replace('"fields":0', `"fields":${own}`)
    const key = { 'Idempotency-Key': body.idempotencyKey }
    expect((await inbox.post(sent, key)).status).toBe(200)
    const answers = await openAll(inbox)
    expect([...answers.values()].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.get('/enquiry/1')?.text).toContain('Forty-two sheets')
    expect(answers.get('/enquiry/1')?.text).not.toMatch(/native code|\[object/)
    expect(answers.get('/enquiries.csv')?.text).toContain('Forty-two sheets')
  })

  it.each(['labels', 'texts', 'form', 'page'])('is no problem in %s', async (part) => {
    const inbox = await makeInbox()
    const body = postedEnquiry({ [part]: part === 'page' ? 'constructor' : { constructor: 'x' } })
    expect((await inbox.post(body)).status).toBe(part === 'form' ? 400 : 200)
    expect((await openAll(inbox)).get('/')?.status).toBe(200)
  })
})

describe('one damaged row', () => {
  const unreadable = 'Unreadable enquiry'
  it.each([
    // As an earlier version has stored a field named `constructor`: without its label and its text.
    [`fields = '[{"name":"constructor","value":"Forty-two"}]'`, 'Forty-two'],
    [`fields = '[{"name":"toString","value":"Forty-two","label":"Sheets"}]'`, 'Forty-two'],
    [`fields = 'no JSON'`, unreadable],
    [`fields = ''`, unreadable],
    [`fields = '{}'`, unreadable],
    [`fields = 'null'`, unreadable],
    [`fields = '[1, 2]'`, unreadable],
    [`fields = '[{"name":"a"}]'`, unreadable],
    [`fields = '[{"name":"a","value":{}}]'`, unreadable],
    [`fields = x'5b5d'`, unreadable],
    [`state = 'gone'`, unreadable],
    [`state = 'constructor'`, unreadable],
    [`received = 'yesterday'`, unreadable],
    ['received = 9007199254740993', unreadable],
    ['received = -9007199254740993', unreadable],
    ['received = 1e300', 'Contact'],
    [`about = x'00ff'`, unreadable],
    [`key = x'00ff'`, unreadable],
    [`note = x'00ff'`, unreadable],
    [`read = 'x'`, unreadable],
    [`written = 'yesterday'`, 'Contact'],
    [`form = 'constructor'`, 'Contact'],
  ])('is shown, and so are the others: %s', async (damage, shown) => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    await inbox.post(postedEnquiry({ about: 'The other one' }))
    await inbox.store.execute(`UPDATE enquiry SET ${damage} WHERE id = 1`)
    const answers = await openAll(inbox)
    expect([...answers.values()].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const at of ['/', '/?q=asha', '/enquiries.csv']) {
      expect(answers.get(at)?.text).toContain('The other one')
      expect(answers.get(at)?.text).toContain(shown)
    }
    expect(answers.get('/enquiry/1')?.text).toContain(shown)
  })
})

describe('the steps of the database', () => {
  const withCrlf = projectFiles.migrations.map((step) => step.replaceAll('\n', '\r\n'))

  /** The tables, the views and the rest that a database has. */
  async function partsOf(url: string): Promise<string[]> {
    const client = createClient({ url, concurrency: 1 })
    const { rows } = await client.execute('SELECT type, name FROM sqlite_master ORDER BY 1, 2')
    client.close()
    return rows.map(({ type, name }) => `${type} ${name}`)
  }

  const expected = (async () => {
    const url = `file:${newFile()}`
    ;(await migrate(createClient({ url, concurrency: 1 }), projectFiles.migrations)).close()
    return partsOf(url)
  })()

  it.each<[string, string[]]>([
    ['LF', projectFiles.migrations],
    ['CR LF', withCrlf],
    [
      'CR LF in one of them',
      projectFiles.migrations.map((step, i) => withCrlf[i === 1 ? 1 : -1] ?? step),
    ],
    ['no blank lines', projectFiles.migrations.map((step) => step.replace(/\n+/g, '\n'))],
    [
      'spaces in the blank lines',
      projectFiles.migrations.map((step) => step.replace(/\n\n/g, '\n \n')),
    ],
    ['no line break at the end', projectFiles.migrations.map((step) => step.trimEnd())],
  ])('run whole from files with %s', async (_, steps) => {
    const url = `file:${newFile()}`
    const store = await migrate(createClient({ url, concurrency: 1 }), steps)
    expect((await store.execute('SELECT * FROM setting')).rows.length).toBeGreaterThan(0)
    store.close()
    expect(await partsOf(url)).toEqual(await expected)
  })

  it('are not recorded if one statement of them fails', async () => {
    const client = createClient({ url: `file:${newFile()}`, concurrency: 1 })
    const broken = ['CREATE TABLE a (b);\n\nINSERT INTO nowhere VALUES (1);']
    await expect(migrate(client, broken)).rejects.toThrow('nowhere')
    expect((await client.execute('SELECT * FROM step')).rows).toEqual([])
    expect((await client.execute("SELECT * FROM sqlite_master WHERE name = 'a'")).rows).toEqual([])
  })

  it('run again in a database in which only the first statement of each has run', async () => {
    const url = `file:${newFile()}`
    const client = createClient({ url, concurrency: 1 })
    await client.execute('CREATE TABLE step (number INTEGER PRIMARY KEY)')
    for (const step of withCrlf.slice(0, 2)) await client.execute(step)
    await client.execute('INSERT INTO step VALUES (1), (2)')
    const inbox = await makeInbox({}, { store: await migrate(client, projectFiles.migrations) })
    expect((await inbox.post(postedEnquiry())).status).toBe(200)
    expect(await partsOf(url)).toEqual(await expected)
  })
})
