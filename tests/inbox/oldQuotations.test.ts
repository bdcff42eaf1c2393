import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { exportFiles } from '../../src/inbox/server/exportFiles.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { makeInbox, newFile, openFile } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

/** A quotation as the earlier version stored it. */
const content = {
  language: 'en-IN',
  recipient: 'Kiran',
  date: '2024-06-01',
  validUntil: '2024-06-15',
  tax: '1800',
  lines: [
    {
      product: 'Colour coated sheets\nBlue',
      quantity: '1250500',
      unit: 'metres',
      rate: '45050',
    },
    { product: '=Screws', quantity: '333', unit: '', rate: '5' },
  ],
}

/** A database file with an enquiry and quotations. The content is `''` if the enquiry was deleted. */
async function databaseWith(contents: readonly string[]) {
  const file = newFile()
  const inbox = await makeInbox({}, { store: await openFile(file) })
  const { idempotencyKey: key, ...rest } = postedEnquiry()
  await inbox.post({ idempotencyKey: key, ...rest })
  for (const [i, text] of contents.entries()) {
    const sql =
      'INSERT INTO quotation (number, key, token, created, content) VALUES (?, ?, ?, 1, ?)'
    const own = text === '' ? 'deleted' : key
    await inbox.store.execute({ sql, args: [i + 1, own, String(i), text] })
  }
  return { ...inbox, file }
}

/** The rows of the files that `npm run inbox -- export` writes, by their names. */
async function exported(file: string): Promise<Map<string, string[][]>> {
  const folder = newFile()
  await exportFiles({ INBOX_DB: `file:${file}` }, catalogueFolder, folder)
  const files = (await readdir(folder)).map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8')
    return [name, Papa.parse<string[]>(text.trim()).data] as const
  })
  return new Map(await Promise.all(files))
}

describe('the export', () => {
  it('has the quotations of an earlier version beside the enquiries: each line, and the sums', async () => {
    const { file } = await databaseWith([JSON.stringify(content), '', '{'])
    const files = await exported(file)
    expect(files.get('enquiries.csv')).toHaveLength(2)
    const [heads = [], ...rows] = files.get('quotations.csv') ?? []
    const read = rows.map((row) => {
      const cells = heads.map((head, i) => [head, row[i]] as const)
      return Object.fromEntries(cells.filter(([, cell]) => cell !== ''))
    })
    const shared = {
      Quotation: '1',
      Enquiry: '1',
      Date: '2024-06-01',
      'Valid until': '2024-06-15',
      For: 'Kiran',
      Language: 'en-IN',
    }
    expect(read).toEqual([
      {
        ...shared,
        Product: 'Colour coated sheets\nBlue',
        Quantity: '1250.500',
        Unit: 'metres',
        'Rate in rupees': '450.50',
        'Amount in rupees': '563350.25',
      },
      {
        ...shared,
        Product: "'=Screws",
        Quantity: '0.333',
        'Rate in rupees': '0.05',
        'Amount in rupees': '0.02',
        Subtotal: '563350.27',
        'Tax in percent': '18.00',
        Tax: '101403.05',
        Total: '664753.32',
      },
      { Quotation: '2', Product: 'Its enquiry was deleted.' },
      { Quotation: '3', Enquiry: '1', Product: '{' },
    ])
  })

  it('has the enquiries alone if there are no quotations', async () => {
    const { file } = await databaseWith([])
    expect([...(await exported(file)).keys()]).toEqual(['enquiries.csv'])
  })

  it('replaces no file', async () => {
    const { file } = await databaseWith([])
    const folder = newFile()
    await mkdir(folder)
    const write = () => exportFiles({ INBOX_DB: `file:${file}` }, catalogueFolder, folder)
    await write()
    await expect(write()).rejects.toThrow('It is there already')
  })
})

it.each(['/quotation/1', '/enquiry/1/quotation'])(
  'a link to a quotation of an earlier version leads to the page for nothing: %s',
  async (at) => {
    const { visit, signIn } = await databaseWith([JSON.stringify(content)])
    const response = await visit(at, undefined, await signIn())
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('There is nothing here')
  },
)

it('an enquiry with a quotation of an earlier version can be deleted', async () => {
  const { visit, signIn, store, stored } = await databaseWith([JSON.stringify(content)])
  await visit('/delete', { id: '1' }, await signIn())
  expect(await stored()).toEqual([])
  const { rows } = await store.execute('SELECT content FROM quotation')
  expect(rows.map((row) => row.content)).toEqual([''])
})
