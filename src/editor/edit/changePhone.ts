import type { Files } from '../../catalogue/catalogueFiles.ts'
import { isPointerWithin } from '../../catalogue/place.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { latestDate } from '../../check/checkCatalogue.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { confirmEntry, today } from './confirm.ts'
import { readPhone } from './phone.ts'

const site = sharedFilePath('site')

/** Confirms what is asked about values of the business, in the name of who has given them. */
function confirmAll(work: CatalogueEdit, pointers: readonly string[], by: string): void {
  const asked = [...work.catalogue.sources.entries.entries()].filter(
    ([, { file, pointer }]) =>
      file === site && pointers.some((outer) => isPointerWithin(pointer, outer)),
  )
  for (const [i] of asked) {
    confirmEntry(work, i, { by, on: today(), from: '' }, latestDate())
  }
  if (asked.length > 0) work.report(`it is confirmed by ${by}`, site)
}

/**
 * Changes the phone number, in all the forms in which it is written.
 * @param by who confirms it; '' if nobody has yet
 */
export function changePhone(files: Files, typed: string, by = ''): TaskOutcome {
  return runTask(files, (work) => {
    const { phone, whatsapp } = work.catalogue.site
    const number = readPhone(typed, work.catalogue.site)
    if (phone.href === number.href) {
      throw new TaskError(`${phone.display} is already the number.`, typed)
    }
    // All forms are one number for a person.
    const message = `"${phone.display}" is "${number.display}" now`
    work.replaceEverywhere(phone.display, number.display, message)
    work.replaceEverywhere(phone.href, number.href, message)
    if (number.whatsapp !== undefined) work.replaceEverywhere(whatsapp, number.whatsapp, message)
    else {
      const why = number.isLandline ? ': the new phone number is a landline' : ''
      work.report(`WhatsApp keeps its own number, ${whatsapp}${why}`, site)
    }
    const changed = number.whatsapp === undefined ? ['/phone'] : ['/phone', '/whatsapp']
    if (cleanTyped(by) !== '') confirmAll(work, changed, cleanTyped(by))
  })
}
