import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeEmergencySheet } from '../../src/inbox/server/emergencySheet.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { newFile } from './inbox.ts'

it('the page to be printed is beside the database, and says how the password and the enquiries are had again', async () => {
  const folder = newFile()
  await mkdir(folder, { recursive: true })
  const database = path.join(folder, 'a&b.db')
  const env = { INBOX_URL: 'https://inbox.example', INBOX_DB: `file:${database}` }
  const sheet = await writeEmergencySheet(env, catalogueFolder)
  expect(path.dirname(sheet)).toBe(folder)
  const html = await readFile(sheet, 'utf8')
  for (const said of [
    'https://inbox.example',
    'npm run inbox -- password',
    'INBOX_PASSWORD=',
    'npm run inbox -- backup',
    `INBOX_DB=file:${path.join(folder, 'a&amp;b-2.db')} npm run inbox -- restore`,
  ]) {
    expect(html).toContain(said)
  }
})
