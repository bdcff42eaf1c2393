import type { PhoneNumber } from 'libphonenumber-js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { cleanFigure } from '../../catalogue/typedText.ts'
import { countryOf, parseValidPhone } from '../../check/rules/site.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { TaskError } from './catalogueEdit.ts'

/** True if the numbering plan has it as a mobile number: a landline is most often not on WhatsApp. */
function isMobile({ number }: PhoneNumber): boolean {
  return parsePhoneNumberFromString(number)?.isValid() ?? false
}

/**
 * A typed phone number in all forms in which the site has it.
 * @returns the WhatsApp number undefined if it does not follow the phone: it is another one, or the new
 *   one is a landline
 * @throws a TaskError where it cannot be called
 */
export function readPhone(typed: string, { language, phone, whatsapp }: Catalogue['site']) {
  const number = parseValidPhone(cleanFigure(typed), countryOf(language))
  if (number === undefined) {
    const how = 'Write the country code and all digits: "+91 98250 12345".'
    throw new TaskError(`"${typed}" is not a valid phone number. ${how}`)
  }
  const follows = phone.href === `tel:+${whatsapp}`
  return {
    display: number.formatInternational(),
    href: `tel:${number.number}`,
    whatsapp: follows && isMobile(number) ? number.number.slice(1) : undefined,
    isLandline: !isMobile(number),
  }
}
