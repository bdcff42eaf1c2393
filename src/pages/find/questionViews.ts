import type { AnswerFact } from '../../catalogue/schemas/answers.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import type { Path } from '../../catalogue/schemas/text.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { Catalogue } from '../catalogue.ts'

/** The answer to a question about the business. */
export type QuestionView = {
  title: string
  text: string
  /** The facts to show that every page has. */
  facts: readonly AnswerFact[]
  /** The other facts, as far as they are given. */
  details: readonly { label: string; text: string }[]
  link?: { label: string; path: Path; fragment?: string | undefined }
}

/** The cities to which the business delivers. */
export function deliveryCities({ regions, servedCities }: Site): string[] {
  return [...new Set([...regions.flatMap(({ cities }) => cities), ...servedCities.cities])]
}

/** A fact of the business that only answers and the contact page show; nothing if it is not given. */
function detailsOf(fact: AnswerFact, site: Site): QuestionView['details'] {
  if (fact === 'delivery area') {
    const separators = listSeparators(site.language)
    const { regions, servedCities } = site
    // A state is left out if the served cities above include all of its cities.
    const otherStates = regions.filter(({ cities }) =>
      cities.some((city) => !servedCities.cities.includes(city)),
    )
    return [
      { label: servedCities.heading, text: joinList(servedCities.cities, separators) },
      ...otherStates.map(({ state, cities }) => ({
        label: state,
        text: joinList(cities, separators),
      })),
    ]
  }
  return (site.terms?.items ?? []).flatMap(({ role, label, text }) =>
    role === fact && text !== undefined ? [{ label, text }] : [],
  )
}

/** The answers to questions about the business, in the order of the data. */
export function questionViews({ answers, site }: Pick<Catalogue, 'answers' | 'site'>) {
  return answers.answers.map(
    ({ title, text, facts = [], link }): QuestionView => ({
      title,
      text,
      facts,
      details: facts.flatMap((fact) => detailsOf(fact, site)),
      ...(link && { link }),
    }),
  )
}
