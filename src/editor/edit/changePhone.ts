import type { Files } from '../../catalogue/catalogueFiles.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { readPhone } from './phone.ts'

const site = sharedFilePath('site')

/** Changes the phone number, in all the forms in which it is written. */
export function changePhone(files: Files, typed: string): TaskOutcome {
  return runTask(files, (work) => {
    const { phone, whatsapp } = work.catalogue.site
    const number = readPhone(typed, work.catalogue.site)
    if (phone.href === number.href) {
      throw new TaskError(`${phone.display} is already the number.`, typed)
    }
    // All forms are one number for a person.
    const message = `"${phone.display}" becomes "${number.display}"`
    work.replaceEverywhere(phone.display, number.display, message)
    work.replaceEverywhere(phone.href, number.href, message)
    if (number.whatsapp !== undefined) {
      const follows = 'WhatsApp has the same number, and changes with it'
      work.replaceEverywhere(whatsapp, number.whatsapp, follows)
    } else {
      const why = number.isLandline ? ': the new phone number is a landline' : ''
      work.report(`WhatsApp keeps its own number, ${whatsapp}${why}`, site)
    }
  })
}
