import type { PhoneNumber } from 'libphonenumber-js/core'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { z } from 'zod'
import type { Files } from '../../catalogue/catalogueFiles.ts'
import { readJson } from '../../check/readJson.ts'
import { countryOf, digitsFix, parseValidPhone } from '../../check/rules/site.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { TaskError } from './catalogueEdit.ts'
import { changeValue, editFile } from './editJson.ts'

/** The fields of `site.json` that hold the phone number, while the rest may be wrong. */
const PhoneFields = z.object({
  language: z.string(),
  phone: z.looseObject({ display: z.string(), href: z.string() }),
  whatsapp: z.string(),
})

/** True if the numbering plan has it as a mobile number: a landline is most often not on WhatsApp. */
function isMobile({ number }: PhoneNumber): boolean {
  return parsePhoneNumberFromString(number)?.isValid() ?? false
}

/**
 * A typed phone number in all forms in which the site has it.
 * @returns the WhatsApp number undefined if it does not follow the phone: it is another one, or the new
 *   one is a landline
 * @throws a TaskError if it cannot be called
 */
export function readPhone(typed: string, { language, phone, whatsapp }: Catalogue['site']) {
  const read = (text: string) => parseValidPhone(text, countryOf(language))
  const number = read(typed)
  if (number === undefined) {
    const how =
      digitsFix(typed, (text) => read(text)?.formatInternational()) ??
      'Write the country code and all digits: "+91 98250 12345".'
    throw new TaskError(`"${typed}" is not a valid phone number. ${how}`, typed)
  }
  const follows = phone.href === `tel:+${whatsapp}`
  return {
    display: number.formatInternational(),
    href: `tel:${number.number}`,
    whatsapp: follows && isMobile(number) ? number.number.slice(1) : undefined,
    isLandline: !isMobile(number),
  }
}

const siteFile = sharedFilePath('site')

/**
 * Adds a missing country code to the phone number and the WhatsApp number.
 * @returns the changed text of `site.json`, if there is one
 */
export function completePhone({ texts }: Files): ReadonlyMap<string, string> {
  const text = texts.get(siteFile)
  if (typeof text !== 'string') return new Map()
  const site = PhoneFields.safeParse(readJson(text).value).data
  if (site === undefined) return new Map()
  const country = countryOf(site.language)
  const shown = site.phone.display.startsWith('+')
    ? undefined
    : parseValidPhone(site.phone.display, country)
  const chat = parseValidPhone(site.whatsapp, country)
  const isShort = chat !== undefined && chat.nationalNumber === site.whatsapp.replace(/^0/, '')
  if (shown === undefined && !isShort) return new Map()
  const completed = editFile(siteFile, text, (all) => {
    const display = shown?.formatInternational() ?? site.phone.display
    const whatsapp = isShort ? chat.number.slice(1) : site.whatsapp
    return changeValue(changeValue(all, ['phone', 'display'], display), ['whatsapp'], whatsapp)
  })
  return new Map([[siteFile, completed]])
}

/**
 * Changes the other forms of the phone number after one of them was typed, as soon as that is a valid number: the
 * number shown, the one that is called, and the one on WhatsApp.
 * @returns the text of `site.json`; undefined if nothing follows
 */
export function followPhone(before: string | undefined, after: string | undefined) {
  const [was, is] = [before, after].map((text) => {
    return PhoneFields.safeParse(text === undefined ? undefined : readJson(text).value).data
  })
  if (was === undefined || is === undefined || after === undefined) return undefined
  const isShown = was.phone.display !== is.phone.display && was.phone.href === is.phone.href
  const isCalled = was.phone.href !== is.phone.href && was.phone.display === is.phone.display
  if (!isShown && !isCalled) return undefined
  const typed = isShown ? is.phone.display : is.phone.href.replace(/^tel:/, '')
  const number = parseValidPhone(typed, countryOf(is.language))
  if (number === undefined) return undefined
  const phone = isShown
    ? { ...is.phone, href: `tel:${number.number}` }
    : { ...is.phone, display: number.formatInternational() }
  const follows = was.phone.href === `tel:+${was.whatsapp}` && isMobile(number)
  const whatsapp = follows ? number.number.slice(1) : is.whatsapp
  return editFile(siteFile, after, (all) =>
    changeValue(changeValue(all, ['phone'], phone), ['whatsapp'], whatsapp),
  )
}
