import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csvOf, writeCsv } from '../export.ts'
import type { Environment } from '../settings.ts'
import { EnquiryFilter } from '../store/enquiries.ts'
import { oldQuotations } from '../store/oldQuotations.ts'
import { fileError } from './databaseFile.ts'
import { openStore } from './openInbox.ts'

/**
 * Writes all enquiries to `enquiries.csv` in a folder, and the quotations that an earlier version has written to
 * `quotations.csv` beside it. Neither replaces a file.
 * @returns the names of the files; the second only if there are quotations
 * @throws an error of one sentence
 */
export async function exportFiles(
  env: Environment,
  root: string,
  folder: string,
): Promise<string[]> {
  const { store, settings } = await openStore(env, root, 'existing')
  const names: string[] = []

  async function write(name: string, content: AsyncIterable<string> | string): Promise<void> {
    const file = path.join(folder, name)
    await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error) => {
      throw fileError(file, error)
    })
    names.push(name)
  }

  try {
    await mkdir(folder, { recursive: true }).catch((error) => {
      throw fileError(folder, error)
    })
    await write('enquiries.csv', csvOf({ store, settings }, EnquiryFilter.parse({})))
    const quotations = await oldQuotations(store)
    if (quotations.length > 0) await write('quotations.csv', writeCsv(quotations, 'first'))
    return names
  } finally {
    store.close()
  }
}
