import { rule } from '../draft.ts'
import { fileOf } from '../names.ts'
import type { Finding } from '../problem.ts'

const file = fileOf('site')

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The number that is shown is the number that is called. */
export const phone = rule(['site'], function* ({ site }): Iterable<Finding> {
  const phones = [
    { spot: ['phone'], ...site.phone },
    ...(site.otherPhones ?? []).map((other, i) => ({ spot: ['otherPhones', i], ...other })),
  ]
  for (const { spot, display, href } of phones) {
    if (digitsOf(display) === digitsOf(href)) continue
    const message = `The number that is shown, "${display}", is not the one that is called, "${href}"`
    const hint = `Write "tel:+${digitsOf(display)}", or change "display".`
    yield { file, spot: [...spot, 'href'], message, hint }
  }
})

/** The site's address is its root; pages' paths are put behind it. */
export const address = rule(['site'], function* ({ site }): Iterable<Finding> {
  const [root] = /^https:\/\/[^/?#:]+/.exec(site.url) ?? []
  if (site.url !== root && site.url !== `${root}/`) {
    const message = `The site's address is "${site.url}", and only the part "${root}" is expected`
    yield { file, spot: ['url'], message, hint: `Write "${root}".` }
  }
})

/** The language is one that browsers know how to read. */
export const language = rule(['site'], function* ({ site }): Iterable<Finding> {
  try {
    Intl.getCanonicalLocales(site.language)
  } catch {
    const message = `"${site.language}" is not a language`
    yield { file, spot: ['language'], message, hint: 'English in India is written "en-IN".' }
  }
})
