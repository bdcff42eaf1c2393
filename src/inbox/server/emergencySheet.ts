import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Liquid } from 'liquidjs'
import { type Environment, SettingsShape } from '../settings.ts'
import { databasePath, fileError } from './databaseFile.ts'
import { readProjectFiles } from './projectFiles.ts'

const template = new URL('emergencySheet.liquid', import.meta.url)

const Shown = SettingsShape.pick({ INBOX_URL: true, INBOX_DB: true })

/**
 * Writes the page that the owner prints: a forgotten password, and restoring a backup. It is beside the database file,
 * or in the folder of the project if the database is on a server.
 * @param root the folder of the project
 * @returns the path of the page
 * @throws an error of one sentence if it cannot be written
 */
export async function writeEmergencySheet(env: Environment, root: string): Promise<string> {
  const { site } = await readProjectFiles(root)
  const set = Object.entries(env).filter(([, value]) => value !== '')
  const { INBOX_URL, INBOX_DB } = Shown.parse(Object.fromEntries(set))
  const database = databasePath(INBOX_DB)
  const { dir, name, ext } = path.parse(database ?? '')
  const engine = new Liquid({ outputEscape: 'escape', strictVariables: true })
  const html = await engine.parseAndRender(await readFile(template, 'utf8'), {
    business: site.name,
    address: INBOX_URL,
    folder: root,
    database: database ?? INBOX_DB,
    isFile: database !== undefined,
    newDatabase: path.join(dir, `${name}-2${ext}`),
  })
  const file = path.join(database === undefined ? root : dir, 'inbox-emergency.html')
  await writeFile(file, html).catch((error) => {
    throw fileError(file, error)
  })
  return file
}
