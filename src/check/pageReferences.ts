import { z } from 'zod'
import { isRecord } from '../catalogue/json.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { isWithin, type Place } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import { type DataNode, nodeMeta, walkData } from '../catalogue/walkData.ts'
import { schemaOfFile } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { referableFiles, valueOfFile } from './references.ts'
import { translatedTexts } from './translation/mapTexts.ts'
import { formatPluralForms } from './translation/pluralForms.ts'

/** A field of the data that holds the path of a page. */
export type PageReference = Place & {
  /** The path as it is written: the page's own or an alias. */
  path: string
  /** The list entry or object that is written about the page; undefined for a link. */
  subject?: JsonPath
}

/** True if a value of the object makes a link of the path in it: its page is not what the object is about. */
function isMadeLink({ schema, value }: DataNode): boolean {
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return false
  return Object.entries(schema.shape).some(
    ([name, field]) => fieldMeta(field).makesLink && Object.hasOwn(value, name),
  )
}

/** The list entry or object that is written about the page at a path. */
function subjectOf(node: DataNode): JsonPath | undefined {
  const { parent, jsonPath } = node
  if (nodeMeta(node).reference === 'link' || parent === undefined) return undefined
  // In a list or record of bare paths, the path is the entry.
  if (!(parent.schema instanceof z.ZodObject)) return jsonPath
  return isMadeLink(parent) ? undefined : parent.jsonPath
}

/** Every field of the catalogue that holds the path of a page. They are found by the schemas, not by their names. */
export function* pageReferences(draft: DraftCatalogue): Iterable<PageReference> {
  for (const file of referableFiles(draft)) {
    for (const node of walkData(valueOfFile(file, draft), schemaOfFile(file))) {
      const { value, jsonPath } = node
      if (typeof value !== 'string' || nodeMeta(node).names !== 'path') continue
      yield { file, jsonPath, path: value, subject: subjectOf(node) }
    }
  }
}

/** The fields that refer to a page by its path or by an alias of it. */
export function referencesTo(draft: DraftCatalogue, path: string): PageReference[] {
  return [...pageReferences(draft)].filter(
    (one) => one.path === path || ownValue(draft.aliases, one.path) === path,
  )
}

/** A list entry or object that is written about a page, with its texts for visitors. */
export type EntryAbout = Place & { texts: readonly string[] }

/**
 * The entries of the catalogue that are written about a page, outside of its own file. A text belongs to the
 * innermost entry around it: those of a product are not among the texts of its menu.
 */
export function entriesAbout(draft: DraftCatalogue, path: string): EntryAbout[] {
  const all = [...pageReferences(draft)]
  const about = referencesTo(draft, path)
  return about.flatMap(({ file, subject }) => {
    if (subject === undefined) return []
    const inner = all.flatMap((one) =>
      one.file === file && one.subject !== undefined && one.subject.length > subject.length
        ? [one.subject]
        : [],
    )
    const texts = Array.from(translatedTexts(valueOfFile(file, draft), schemaOfFile(file)))
    const own = texts.filter(
      ({ jsonPath }) =>
        isWithin(jsonPath, subject) && !inner.some((entry) => isWithin(jsonPath, entry)),
    )
    return [{ file, jsonPath: subject, texts: own.map(({ text }) => formatPluralForms(text)) }]
  })
}
