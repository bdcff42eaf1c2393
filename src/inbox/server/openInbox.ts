import { createClient } from '@libsql/client'
import { type Environment, readDatabaseSettings, readSettings, type Settings } from '../settings.ts'
import { deriveColumns } from '../store/derive.ts'
import { migrate } from '../store/migrate.ts'
import { createInboxStore } from '../store/store.ts'
import {
  databasePath,
  exists,
  protectDatabase,
  stacklessError,
  watchDatabase,
} from './databaseFile.ts'
import { readProjectFiles } from './projectFiles.ts'

/**
 * Opens the database of the settings.
 * @param existing refuses a database file that is not there, instead of creating it
 */
async function openDatabase(
  { INBOX_DB: url, INBOX_DB_TOKEN: authToken = '' }: Pick<Settings, 'INBOX_DB' | 'INBOX_DB_TOKEN'>,
  migrations: readonly string[],
  existing?: 'existing',
) {
  const file = databasePath(url)
  if (file !== undefined) {
    if (existing && !(await exists(file))) {
      throw stacklessError(`There is no database at ${file}: INBOX_DB names another one.`)
    }
    await protectDatabase(file)
  }
  // One connection, so that its pragmas hold for everything.
  const options = { url, authToken, concurrency: 1 }
  // While the tables are made, SQLite itself waits for another process that starts, too.
  const first = createClient({ ...options, timeout: 5000 })
  await migrate(first, migrations)
  first.close()
  const client = await migrate(createClient({ ...options, timeout: 0 }), migrations)
  const store = createInboxStore(client)
  await deriveColumns(store)
  const findFileProblem = file === undefined ? async () => undefined : await watchDatabase(file)
  return { store, client, findFileProblem }
}

/**
 * Reads the files and the settings of the inbox, and opens its database.
 * @param root the folder that holds `data/`
 * @throws ZodError if a setting is wrong
 */
export async function openInbox(env: Environment, root: string) {
  const { migrations, ...files } = await readProjectFiles(root)
  const settings = readSettings(env, files.site)
  return { ...files, settings, ...(await openDatabase(settings, migrations)) }
}

/**
 * Opens the database alone, which needs no password.
 * @param root the folder that holds `data/`
 * @param existing refuses a database file that is not there, instead of creating it
 * @throws ZodError if a setting of the database is wrong
 */
export async function openStore(env: Environment, root: string, existing?: 'existing') {
  const { migrations } = await readProjectFiles(root)
  const settings = readDatabaseSettings(env)
  const { store, client } = await openDatabase(settings, migrations, existing)
  return { settings, store, client }
}
