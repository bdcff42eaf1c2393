import readXlsxFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { makeInbox } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

it('exports as many enquiries as a spreadsheet may be large, says that there are more, and all of them as CSV', async () => {
  const { post, store, signIn, visit } = await makeInbox({ INBOX_PER_MINUTE: '10000' })
  const count = 400
  for (let each = 0; each < count; each += 1) await post(postedEnquiry())
  await store.execute("UPDATE enquiry SET note = replace(hex(zeroblob(15000)), '00', 'ab')")
  const cookie = await signIn()
  const xlsx = await visit('/enquiries.xlsx', undefined, cookie)
  const [sheet] = await readXlsxFile(Buffer.from(await xlsx.arrayBuffer()))
  const rows = sheet?.data ?? []
  expect(rows.length).toBeLessThan(count)
  expect(rows.at(-1)?.[0]).toBe('There is more: export CSV, or search for less.')
  const csv = await (await visit('/enquiries.csv', undefined, cookie)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(1 + count)
})
