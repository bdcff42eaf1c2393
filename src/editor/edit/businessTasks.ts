import type { Files } from '../../catalogue/catalogueFiles.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { latestDate } from '../../check/checkCatalogue.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import { mainPicture } from '../../pages/product/pictures.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { confirmEntry, today } from './confirm.ts'
import { readPhone } from './phone.ts'

const site = sharedFilePath('site')

/** Confirms what is asked about values of the business, in the name of who has given them. */
function confirmAll(work: CatalogueEdit, pointers: readonly string[], by: string): void {
  const asked = [...work.catalogue.sources.entries.entries()].filter(
    ([, { file, pointer }]) =>
      file === site && pointers.some((one) => `${pointer}/`.startsWith(`${one}/`)),
  )
  for (const [i] of asked) {
    confirmEntry(work, i, { by, on: today(), from: '' }, latestDate())
  }
  if (asked.length > 0) work.say(`it is confirmed by ${by}`, site)
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
      work.say(`WhatsApp keeps its own number, ${whatsapp}${why}`, site)
    }
    const changed = number.whatsapp === undefined ? ['/phone'] : ['/phone', '/whatsapp']
    if (cleanTyped(by) !== '') confirmAll(work, changed, cleanTyped(by))
  })
}

/** The picture that represents a page, if it has one. */
function pagePicture(page: Page): string | undefined {
  if (page.kind === 'full') return mainPicture(page)
  return 'picture' in page ? page.picture : undefined
}

/** Adds a card for a page to the home page, with the page's heading and picture. */
export function newCard(files: Files, name: string): TaskOutcome {
  return runTask(files, (work) => {
    const path = work.page(name)
    const { pages, aliases } = work.catalogue
    const [page, home] = [pages.get(path), pages.get('/')]
    if (page === undefined || home?.kind !== 'home') return
    const { cards } = home.products
    const known = cards.find((card) => card.path === path || aliases[card.path] === path)
    if (known !== undefined) {
      throw new TaskError(`The card "${known.title}" already leads there.`, name)
    }
    const picture = pagePicture(page)
    if (picture === undefined || !('heading' in page)) {
      throw new TaskError(`The page "${path}" has no picture for a card. Add one first.`, name)
    }
    const card = { path, title: page.heading, picture }
    work.insert(pageFile('/'), ['products', 'cards'], card)
    work.say(`the last card is "${page.heading}"`, pageFile('/'))
  })
}

/** Adds a city to the list of its state, or to the one with this heading on the product pages. */
export function newCity(files: Files, city: string, list: string): TaskOutcome {
  return runTask(files, (work) => {
    const { regions, servedCities } = work.catalogue.site
    const at = regions.findIndex(({ state }) => state === list)
    const place = list === servedCities.heading ? ['servedCities'] : ['regions', at]
    const cities = list === servedCities.heading ? servedCities.cities : regions[at]?.cities
    if (cities === undefined) {
      const lists = [servedCities.heading, ...regions.map(({ state }) => state)]
      const hint = didYouMean(list, lists, `There are ${lists.join(', ')}.`)
      throw new TaskError(`There is no list of cities "${list}". ${hint}`)
    }
    const name = cleanTyped(city)
    if (cities.some((one) => one.toLowerCase() === name.toLowerCase())) {
      throw new TaskError(`"${name}" is already in "${list}".`, city)
    }
    work.insert(site, [...place, 'cities'], name)
    work.say(`"${name}" is the last city of "${list}"`, site)
  })
}
