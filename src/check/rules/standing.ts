import { rule } from '../draft.ts'
import { fileOf } from '../files.ts'
import type { Finding } from '../problem.ts'

/** The about page treats each of its topics once. */
export const topics = rule(['about'], function* ({ about }): Iterable<Finding> {
  const seen = new Set<string>()
  for (const [i, { topic }] of about.sections.entries()) {
    if (seen.has(topic)) {
      const message = `Another section is about "${topic}" already`
      const hint = 'Each of the ten topics has one section. Name the topic that is missing.'
      yield { file: fileOf('about'), spot: ['sections', i, 'topic'], message, hint }
    }
    seen.add(topic)
  }
})

/** The choices of the quote form can be told apart. */
export const interests = rule(['home'], function* ({ home }): Iterable<Finding> {
  const seen = new Set<string>()
  for (const [i, { value }] of home.quote.fields.interest.options.entries()) {
    if (seen.has(value)) {
      const spot = ['quote', 'fields', 'interest', 'options', i, 'value']
      const message = `Another option has the value "${value}" already`
      yield { file: fileOf('home'), spot, message, hint: 'Give each option its own value.' }
    }
    seen.add(value)
  }
})
