import { TaskError } from '../editor/edit/catalogueEdit.ts'
import type { CommandIo } from './io.ts'

/**
 * Runs a command, and prints errors that the user of the command can fix.
 * @returns the exit code
 * @throws all other errors, which are faults of the code
 */
export async function reportErrors(run: () => Promise<void>, io: CommandIo): Promise<number> {
  try {
    await run()
    return 0
  } catch (error) {
    const isWrongOption = error instanceof TypeError && 'code' in error
    if (!(error instanceof TaskError) && !isWrongOption) throw error
    io.error(error.message)
    return 1
  }
}
