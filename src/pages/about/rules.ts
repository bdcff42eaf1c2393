import type { PageRule } from '../partialCatalogue.ts'
import type { AboutPage } from './shape.ts'

/** The about page treats each of its topics once. */
export const topics: PageRule<AboutPage> = function* ({ sections }) {
  const seen = new Set<string>()
  for (const [i, { topic }] of sections.entries()) {
    if (seen.has(topic)) {
      const message = `Another section is about "${topic}" already`
      const hint = 'Each topic has one section: links lead to it. Give this one its own topic.'
      yield { spot: ['sections', i, 'topic'], message, hint }
    }
    seen.add(topic)
  }
}
