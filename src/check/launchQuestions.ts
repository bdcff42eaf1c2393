import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { count } from '../model/format.ts'
import type { JsonPath } from '../model/problem.ts'
import type { Unconfirmed } from '../model/shape/lists.ts'
import { fileOf } from '../pages/files.ts'

import { type FileValues, labelledValues } from './labelledValues.ts'
import { placeFindings } from './place.ts'
import { placeholderValues } from './placeholderRules.ts'
import { readCatalogue } from './readCatalogue.ts'
import { placesOf } from './references.ts'

type Respondent = NonNullable<Unconfirmed['facts'][number]['ask']>

/** What visitors read now at the place in question. */
type CurrentText = {
  file: string
  line: number
  page: string
  lines: { label: string; text: string }[]
}

/** A fact to be confirmed: by whom, why, and what the pages show now. */
type LaunchQuestion = { ask: Respondent; reason: string; current: readonly CurrentText[] }

/** Who can answer, in the order in which they are listed. */
const respondents: Readonly<Record<Respondent, string>> = {
  owner: 'The owner',
  sales: 'Sales: what can be had, where and how',
  engineer: 'The engineer: figures, drawings and advice',
  supplier: 'The makers: their names, warranties and certificates',
}

function isWithin(spot: JsonPath, outer: JsonPath): boolean {
  return outer.every((step, i) => String(spot[i]) === String(step))
}

function currentTexts(
  files: Files,
  allValues: readonly FileValues[],
  file: string,
  spots: JsonPath[],
): CurrentText[] {
  const found = allValues.find((one) => one.file === file)
  const lines = found?.values.filter((line) => spots.some((spot) => isWithin(line.spot, spot)))
  // Nothing can be quoted from an empty list.
  if (found === undefined || lines === undefined || lines.length === 0) return []
  const [spot = []] = spots
  const [problem] = placeFindings(files.texts, [{ file, spot, message: '', hint: '' }])
  const said = lines.map(({ label, items }) => ({ label, text: items.join(', ') }))
  return [{ file, line: problem?.line ?? 1, page: found.name, lines: said }]
}

/**
 * What has to be answered before the launch: what is listed as unconfirmed, and placeholder values,
 * whether they are listed or not.
 */
export function launchQuestions(files: Files): LaunchQuestion[] {
  const { draft } = readCatalogue(files)
  const allValues = labelledValues(draft)
  const site = fileOf('site')
  const listed = (draft.unconfirmed?.facts ?? []).flatMap((fact) => {
    const { ask = 'owner', reason } = fact
    const places = placesOf(fact, draft)
    return places.length === 0 ? [] : [{ ask, reason, places }]
  })
  const known = listed.flatMap(({ places }) => places).filter(({ file }) => file === site)
  const found = draft.site === undefined ? [] : [...placeholderValues(draft.site)]
  const unlisted = found
    .filter(({ spot }) => !known.some((place) => isWithin(spot, place.spot)))
    .map(({ spot, reason }) => ({ ask: 'owner' as const, reason, places: [{ file: site, spot }] }))
  return [...listed, ...unlisted].map(({ ask, reason, places }) => ({
    ask,
    reason,
    current: [...new Set(places.map(({ file }) => file))].flatMap((file) => {
      const spots = places.filter((place) => place.file === file).map(({ spot }) => spot)
      return currentTexts(files, allValues, file, spots)
    }),
  }))
}

/** The questions as text, grouped by who can answer them. */
export function formatLaunchQuestions(all: readonly LaunchQuestion[]): string {
  if (all.length === 0) return 'Nothing is left to be confirmed: the site can be launched.'
  const lines = [`${count(all.length, 'thing')} to be confirmed before the launch.`]
  for (const [ask, heading] of Object.entries(respondents)) {
    const here = all.filter((one) => one.ask === ask)
    if (here.length === 0) continue
    lines.push('', `${heading} (${here.length})`)
    for (const { reason, current } of here) {
      lines.push('', `[ ] ${reason}`)
      for (const { file, line, page, lines: values } of current) {
        lines.push(`    ${page}  (${file}:${line})`)
        for (const { label, text } of values) lines.push(`      ${label}: ${text}`)
      }
    }
  }
  const cure = `Once an answer is there, put the text right and delete the entry in ${fileOf('unconfirmed')}.`
  return [...lines, '', cure].join('\n')
}
