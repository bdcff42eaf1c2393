import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import type { PhoneNumber } from 'libphonenumber-js/core'
import plans from 'libphonenumber-js/min/metadata'
import { figureHints } from '../../catalogue/figureWords.ts'
import { lookalikesIn, withDigits } from '../../catalogue/lookalikes.ts'
import { intendedMailHost } from '../../catalogue/mailHosts.ts'
import { noticeEnd } from '../../catalogue/notice.ts'
import { isPlaceholderNumber } from '../../catalogue/placeholderContact.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { readPhoneNumbers } from '../../catalogue/readPhoneNumbers.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { repeatedNames } from '../../pages/shared/ruleHelpers.ts'
import { dayInWords } from '../dayInWords.ts'
import { mapFault } from './mapAddress.ts'

const file = sharedFilePath('site')

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The country whose numbering plan applies to numbers without a country code. */
export function countryOf(language: string): CountryCode | undefined {
  try {
    const { region = '' } = new Intl.Locale(language)
    return isSupportedCountry(region) ? region : undefined
  } catch {
    return undefined
  }
}

/** The number in a text, however it is typed; undefined if it cannot be called. */
export function parseValidPhone(text: string, country?: CountryCode): PhoneNumber | undefined {
  const numbers = readPhoneNumbers(text, { country, metadata: plans })
  return numbers.length === 1 ? numbers[0] : undefined
}

function isPhoneNumber(digits: string): boolean {
  // A number of zeros is a placeholder, which only the launch questions report.
  return isPlaceholderNumber(digits) || parseValidPhone(`+${digits}`) !== undefined
}

/** The letters directly beside a digit that look like one: `98250 1234l`. */
function lettersAtDigits(text: string): string[] {
  const letters = text.match(/\p{L}(?=\d)|(?<=\d)\p{L}/gu) ?? []
  return lookalikesIn(letters.join(''))
}

/** The phone numbers of the site, each with its JSON path. */
export function phonesOf({
  phone,
  otherPhones = [],
}: Site): (Site['phone'] & { jsonPath: JsonPath })[] {
  const others = otherPhones.map((other, i) => ({ jsonPath: ['otherPhones', i], ...other }))
  return [{ jsonPath: ['phone'], ...phone }, ...others]
}

const writeFullNumber = 'Write the country code, then all digits of the number.'

/** The fix for a shown number that differs from the called one: either may be right. */
function sameNumberFix(shown: PhoneNumber | undefined, called: PhoneNumber | undefined): string {
  const href = shown && `"tel:${shown.number}"`
  const display = called?.formatInternational()
  const choices = (...texts: (string | undefined)[]) => {
    const options = texts.filter((text) => text !== undefined)
    return options.length === 0 ? 'Write the same in both.' : `Write ${options.join(', or ')}.`
  }
  return choices(href, display && `"${display}" as the number shown`)
}

/** Each phone number is valid, and its link calls the number that is shown. */
const phone = rule(['site'], function* ({ site }) {
  const country = countryOf(site.language)
  for (const { jsonPath, display, href } of phonesOf(site)) {
    const digits = digitsOf(href)
    const shown = parseValidPhone(display, country)
    const called = parseValidPhone(`+${digits}`)
    const meant = shown ?? parseValidPhone(digits, country)
    if (!isPhoneNumber(digits)) {
      const message = `"${href}" is not a valid phone number`
      const fix = meant === undefined ? writeFullNumber : `Write "tel:${meant.number}".`
      yield { file, jsonPath: [...jsonPath, 'href'], message, fix }
    } else if ((shown ?? called) === undefined && !isPhoneNumber(digitsOf(display))) {
      const message = `"${display}" is not a valid phone number`
      yield { file, jsonPath: [...jsonPath, 'display'], message, fix: writeFullNumber }
    } else if (lettersAtDigits(display).length > 0) {
      const message = `"${display}" is not a valid phone number`
      const right = called && ` ${figureHints.meant(`"${called.formatInternational()}"`)}`
      const fix = `${figureHints.letters(lettersAtDigits(display))}${right ?? ''}`
      yield { file, jsonPath: [...jsonPath, 'display'], message, fix }
    } else if (digitsOf(display) !== digits && shown?.number !== called?.number) {
      const message = `The number shown, "${display}", is not the number called, "${href}"`
      const fix = sameNumberFix(shown, called)
      yield { file, jsonPath: [...jsonPath, 'href'], message, fix }
    } else if (!display.includes('+')) {
      const message = `"${display}" is shown without its country code`
      const fix = `Write "${called?.formatInternational() ?? `+${display}`}".`
      yield { file, jsonPath: [...jsonPath, 'display'], message, fix, warning: true }
    }
  }
})

/** The WhatsApp number is valid, and usually one of the phone numbers. */
const whatsapp = rule(['site'], function* ({ site }) {
  const { whatsapp } = site
  const jsonPath = ['whatsapp']
  const phones = phonesOf(site).map(({ href }) => digitsOf(href))
  if (!isPhoneNumber(whatsapp)) {
    const meant = parseValidPhone(whatsapp, countryOf(site.language))
    const right = meant && `Write "${digitsOf(meant.number)}".`
    const message = `"${whatsapp}" is not a valid phone number`
    yield { file, jsonPath, message, fix: right ?? writeFullNumber }
  } else if (!phones.includes(whatsapp) && phones.every(isPhoneNumber)) {
    const message = `The WhatsApp number "${whatsapp}" is not one of the phone numbers`
    const fix = `The phone is "${phones[0]}".`
    yield { file, jsonPath, message, fix, warning: true }
  }
})

/** The host of the e-mail address is not a misspelt public one. */
const email = rule(['site'], function* ({ site }) {
  const [, host = ''] = site.email.toLowerCase().split('@')
  const meant = intendedMailHost(host)
  if (meant === undefined) return
  const message = `"${host}" looks like a misspelling of "${meant}"`
  const fix = `Did you mean "${meant}"?`
  yield { file, jsonPath: ['email'], message, fix, warning: true }
})

/**
 * The fix for a number that has other characters than digits: a letter that looks like one, or one that does not belong.
 * @param read a text as the number that is meant; undefined if it is none
 * @returns undefined if no number can be meant
 */
export function digitsFix(
  typed: string,
  read: (text: string) => string | undefined,
): string | undefined {
  const plain = cleanFigure(typed)
  const digits = read(withDigits(plain))
  const letters = digits === undefined ? [] : lookalikesIn(plain)
  const meant = digits ?? read(plain)
  if (meant === undefined) return undefined
  const named = letters.length === 0 ? '' : `${figureHints.letters(letters)} `
  return `${named}${figureHints.meant(`"${meant}"`)}`
}

/** A PIN code of India has six digits. */
const pinCode = rule(['site'], function* ({ site }) {
  const sixDigits = (text: string) => {
    const digits = digitsOf(text)
    return digits.length === 6 ? digits : undefined
  }
  for (const [i, { postalCode = '', country }] of site.addresses.entries()) {
    if (postalCode === '' || country !== 'India') continue
    if (/^[\d\s-]*$/.test(postalCode) && sixDigits(postalCode) !== undefined) continue
    const message = `"${postalCode}" is not a PIN code`
    const fix = digitsFix(postalCode, sixDigits) ?? 'A PIN code has six digits: write all of them.'
    yield { file, jsonPath: ['addresses', i, 'postalCode'], message, fix }
  }
})

/** The last day of the notice is not over: afterwards no page shows it. */
const notice = rule(['site'], function* ({ site }, { now }) {
  if (site.notice === undefined || now < noticeEnd(site.notice)) return
  const message = `The last day of the notice was ${dayInWords(site.notice.lastDay)}, so it is no longer shown`
  const fix = 'Remove the notice, or enter a later day.'
  yield { file, jsonPath: ['notice', 'lastDay'], message, fix, warning: true }
})

/** The map at the foot of the pages is one that can be shown there. */
const map = rule(['site'], function* ({ site }) {
  const fault = mapFault(site.map.embed)
  if (fault !== undefined) yield { file, jsonPath: ['map', 'embed'], ...fault }
})

/** The site's address is its root, to which the pages' paths are added. */
const address = rule(['site'], function* ({ site }) {
  const [root] = /^https:\/\/[^/?#:]+/.exec(site.url) ?? []
  if (site.url !== root && site.url !== `${root}/`) {
    const message = `The site's address is "${site.url}", but only "${root}" is needed`
    yield { file, jsonPath: ['url'], message, fix: `Write "${root}".` }
  }
})

/** The words of tables are in the language of the site, whose numbers, lists and plural forms they get. */
const language = rule(['site', 'properties'], function* ({ site, properties }) {
  if (properties.language === site.language) return
  const message = `The language of these words is "${properties.language}", but the site is in "${site.language}"`
  const fix = 'Write the same in both.'
  yield { file: sharedFilePath('properties'), jsonPath: ['language'], message, fix }
})

/** Each language has a unique key, which names the folders of its texts and of its pages. */
const languageKeys = rule(['site'], function* ({ site }) {
  for (const { i, name } of repeatedNames(site.languages?.others ?? [], ({ key }) => key)) {
    const message = `Another language already has the key "${name}"`
    const jsonPath = ['languages', 'others', i, 'key']
    yield {
      file,
      jsonPath,
      message,
      fix: 'Give each language its own key, or delete one of the two.',
    }
  }
})

const GSTIN_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The check character of a GSTIN: each other character counts as its index in `GSTIN_CHARACTERS`, every second
 * one twice. The two digits of each product to base 36 are added up; the check character completes the sum to a
 * multiple of 36.
 */
function checkCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, -1)].reduce((total, character, index) => {
    const product = GSTIN_CHARACTERS.indexOf(character) * (1 + (index % 2))
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return GSTIN_CHARACTERS.charAt((36 - (sum % 36)) % 36)
}

/** A GSTIN is copied correctly: its last character is a checksum of the others. */
const gstin = rule(['site'], function* ({ site }) {
  const { number = '' } = site.gstin ?? {}
  if (number === '' || number.endsWith(checkCharacter(number))) return
  const message = `"${number}" is not a valid GSTIN: its last character does not fit the others`
  yield {
    file,
    jsonPath: ['gstin', 'number'],
    message,
    fix: 'Copy it again from the certificate.',
  }
})

export const siteRules = {
  phone,
  whatsapp,
  email,
  gstin,
  pinCode,
  notice,
  map,
  address,
  language,
  languageKeys,
}
