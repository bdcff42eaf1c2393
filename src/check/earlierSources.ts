import { translationFolder } from '../catalogue/catalogueFiles.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Confirmation } from '../catalogue/schemas/sources.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { confirmedText } from './confirmations.ts'

// The earlier shape of `sources.json`: each entry said who had confirmed it, and languages had entries, too. `npm run fix`
// moves them to the pages and languages that were read.

/** A long text was kept as its beginning and its fingerprint. */
const cutText = /^[\s\S]{300} … ([0-9a-z]+)$/

/** The field of a language that its entry named. */
const languageName = /^\/languages\/others\/([a-z]{2,3})\/name$/

function confirmationOf(confirmed: unknown): Confirmation | undefined {
  if (!isRecord(confirmed)) return undefined
  const { by, on, value } = confirmed
  if (typeof by !== 'string' || typeof on !== 'string' || typeof value !== 'string')
    return undefined
  const [, fingerprint] = cutText.exec(value) ?? []
  return { by, on, texts: [fingerprint ?? confirmedText(value)] }
}

/** The confirmation in an entry of an earlier version; undefined if the entry has none. */
function convert(entry: unknown) {
  if (!isRecord(entry) || typeof entry.file !== 'string') return undefined
  const { confirmed, ...rest } = entry
  const confirmation = confirmationOf(confirmed)
  const [, language] = languageName.exec(String(entry.pointer)) ?? []
  if (language !== undefined && entry.file === sharedFilePath('site')) {
    const read = translationFolder(language)
    return { entry: undefined, read, confirmation: confirmation && { ...confirmation, texts: [] } }
  }
  if (confirmation === undefined) return undefined
  return { entry: rest, read: entry.file, confirmation }
}

/** Adds texts to those that the same person has confirmed on the same day. */
function withConfirmation(
  all: readonly Confirmation[],
  { by, on, texts }: Confirmation,
): Confirmation[] {
  const same = all.find((one) => one.by === by && one.on === on)
  const others = all.filter((one) => one !== same)
  return [...others, { by, on, texts: [...new Set([...(same?.texts ?? []), ...texts])] }]
}

/** The content of a file with the confirmations of pages and languages, and the places of those of the earlier shape. */
export function withPagesRead(
  file: string,
  content: JsonObject,
): { content: JsonObject; earlier: readonly JsonPath[] } {
  const { entries, confirmed } = content
  if (file !== sharedFilePath('sources') || !Array.isArray(entries)) return { content, earlier: [] }
  const read = new Map<string, Confirmation[]>()
  const earlier: JsonPath[] = []
  const kept = entries.flatMap((entry, i) => {
    const converted = convert(entry)
    if (converted === undefined) return [entry]
    const { confirmation } = converted
    earlier.push(converted.entry ? ['entries', i, 'confirmed'] : ['entries', i, 'pointer'])
    if (confirmation !== undefined) {
      read.set(converted.read, withConfirmation(read.get(converted.read) ?? [], confirmation))
    }
    return converted.entry === undefined ? [] : [converted.entry]
  })
  if (earlier.length === 0) return { content, earlier }
  const pages = { ...(isRecord(confirmed) ? confirmed : {}), ...Object.fromEntries(read) }
  const hasPages = Object.keys(pages).length > 0
  return { content: { ...content, entries: kept, ...(hasPages && { confirmed: pages }) }, earlier }
}
