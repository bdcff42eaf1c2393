import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { prettifyError, ZodError } from 'zod'
import { errorCode } from '../inbox/errorCode.ts'
import { backUp, restore } from '../inbox/server/backup.ts'
import { writeEmergencySheet } from '../inbox/server/emergencySheet.ts'
import { exportFiles } from '../inbox/server/exportFiles.ts'
import { hashPassword } from '../inbox/server/password.ts'
import { startInbox } from '../inbox/server/start.ts'
import { errorText, plainError } from '../site/disk/diskError.js'
import { type CommandIo, terminal } from './io.ts'

const usage = `Usage: npm run inbox                     receives enquiries and shows them
       npm run inbox -- password          prints the hash of a password for INBOX_PASSWORD
       npm run inbox -- export <folder>   writes the enquiries to enquiries.csv in a folder
       npm run inbox -- backup <file>     copies the database file, while the inbox runs too
       npm run inbox -- restore <file>    puts a backup into an empty inbox`

async function printHash(io: CommandIo): Promise<void> {
  const input = createInterface({ input: process.stdin, output: process.stderr })
  const password = await input.question('Password (12 characters or more): ')
  input.close()
  if (password.length < 12) throw plainError('The password is shorter than 12 characters.')
  io.log(`INBOX_PASSWORD=${await hashPassword(password)}`)
  // Not in the output, which may be appended to the settings.
  io.error(await emergencySheetLine(io.cwd))
}

/** Writes the emergency sheet, and says where it is; the password is made without it, too. */
async function emergencySheetLine(root: string): Promise<string> {
  try {
    const sheet = await writeEmergencySheet(process.env, root)
    return `Print this page, for a forgotten password and for restoring: ${sheet}`
  } catch (error) {
    return `The page for a forgotten password and for restoring could not be written. ${errorText(error)}`
  }
}

async function serveInbox(io: CommandIo): Promise<void> {
  const { port, stop } = await startInbox(process.env, io.cwd, io.log)
  io.log(JSON.stringify({ event: 'listening', port }))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit()))
  }
}

/**
 * `npm run inbox`: receives the enquiries of the site's forms, and shows them to the owner.
 * @returns the exit code; the server keeps running
 */
export async function main(args: string[], io = terminal): Promise<number> {
  try {
    return await run(args, io)
  } catch (error) {
    if (error instanceof ZodError) io.error(prettifyError(error))
    else if (errorCode(error) === 'EADDRINUSE') {
      io.error(`Port ${process.env.PORT || 8787} is already in use. Choose another: PORT=8788`)
    } else throw error
    return 1
  }
}

async function run([command, file]: string[], io: CommandIo): Promise<number> {
  const filePath = path.resolve(io.cwd, file ?? '')
  if (command === undefined) await serveInbox(io)
  else if (command === 'password' && file === undefined) await printHash(io)
  else if (command === 'backup' && file !== undefined) {
    io.log(`${await backUp(process.env, io.cwd, filePath)} enquiries are in ${file}.`)
  } else if (command === 'export' && file !== undefined) {
    const names = await exportFiles(process.env, io.cwd, filePath)
    io.log(`Written to ${file}: ${names.join(' and ')}.`)
  } else if (command === 'restore' && file !== undefined) {
    const count = await restore(process.env, io.cwd, filePath)
    io.log(`${count} enquiries are restored from ${file}.`)
  } else {
    io.error(usage)
    return 2
  }
  return 0
}
