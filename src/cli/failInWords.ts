import { TaskError } from '../editor/edit/catalogueEdit.ts'
import type { Io } from './io.ts'

/**
 * Does the work of a command, and prints why where the person who typed it has to change something.
 * @returns the exit code
 * @throws what is a fault of the code
 */
export async function failInWords(work: () => Promise<void>, io: Io): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    const isOption = error instanceof TypeError && 'code' in error
    if (!(error instanceof TaskError) && !isOption) throw error
    io.error(error.message)
    return 1
  }
}
