import { z } from 'zod'
import { PAGES } from '../catalogue/catalogueFiles.ts'
import { isRecord } from '../catalogue/json.ts'
import { fieldMeta, internalMeta } from '../catalogue/schemas/fieldMeta.ts'
import { Glossary } from '../catalogue/schemas/glossary.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { Translation } from '../catalogue/schemas/translation.ts'
import { kindsOf, WORDS } from '../catalogue/unit.ts'
import { walkData } from '../catalogue/walkData.ts'
import { fixedFiles, schemaOfFile, sharedFileOf } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { pageSchema } from '../pages/pageSchemas.ts'
import { formatPointer, stablePointer } from './pointer.ts'
import { referableFiles, valueOfFile } from './references.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The field with which each file of `data/` names its schema; no Zod schema has it. */
const schemaField: JsonSchema = {
  type: 'string',
  title: 'Schema',
  description: 'The file from which code editors complete and underline. Leave it as it is.',
}

/** The file of `data/schema/` with the names that the catalogue has: its pictures, paths, words. */
export const namesSchemaFile = 'names.schema.json'

/**
 * The names that code editors offer; they underline any other.
 * @returns the text of {@link namesSchemaFile}, keyed by the value of `names` in a shape
 */
export function namesSchema(draft: DraftCatalogue): string {
  const { routes = {}, aliases = {}, pictures = {}, properties, pictureFiles } = draft
  const names = {
    path: [...Object.keys(routes), ...Object.keys(aliases)],
    picture: [...Object.keys(pictures), ...pictureFiles.keys()],
    property: Object.keys(properties?.properties ?? {}),
    word: Object.keys(properties?.words ?? {}),
    unit: Object.keys(properties?.units ?? {}),
    kind: properties === undefined ? [] : [...kindsOf(properties.units), WORDS],
  }
  const definitions = Object.entries(names).map(([name, all]) => {
    // While a list cannot be read, every name is accepted.
    return [name, all.length === 0 ? {} : { enum: [...new Set(all)].toSorted() }]
  })
  const all = { ...Object.fromEntries(definitions), ...placesSchemas(draft) }
  return `${JSON.stringify({ definitions: all }, null, 2)}\n`
}

/** With more pages, their pointers are not offered: the schema would be too large for an editor. */
const MOST_PAGES = 500

/** Pointers to all fields and entries of a value; entries with a key are addressed by it. */
function placesIn(value: unknown): string[] {
  const [, ...inside] = walkData(value)
  return inside.map(({ jsonPath }) => stablePointer(value, formatPointer(jsonPath)))
}

/**
 * The files and their pointers; editors offer the pointers of the chosen file. A pointer may be
 * written in other ways too, such as with a star, so the schema accepts any and the check decides.
 */
function placesSchemas(draft: DraftCatalogue): Record<string, JsonSchema> {
  const files = [...referableFiles(draft)].toSorted()
  const few = draft.pages.size <= MOST_PAGES
  const places = files.map((file) => {
    const value = few || sharedFileOf(file) !== undefined ? valueOfFile(file, draft) : undefined
    const all = [...new Set(placesIn(value))]
    const pointer = all.length === 0 ? {} : { anyOf: [{ enum: all }, { pattern: '^/' }] }
    return { properties: { file: { const: file }, pointer } }
  })
  const many = { pattern: '\\*' }
  return {
    file: { anyOf: [{ enum: [...files, `${PAGES}/*.json`] }, many] },
    pointer: { pattern: '^/' },
    place: { anyOf: [...places, { properties: { file: many } }] },
  }
}

/** Adds the choices to an entry that refers to a value: a file, and a pointer in it. */
function referToPlaces(schema: JsonSchema, shape: Schema): void {
  if (!(shape instanceof z.ZodObject) || shape.shape.pointer === undefined) return
  if (fieldMeta(shape.shape.pointer).control !== 'placePointer') return
  const { file, pointer } = isRecord(schema.properties) ? schema.properties : {}
  if (!isRecord(file) || !isRecord(pointer)) return
  for (const [name, field] of Object.entries({ file, pointer })) {
    delete field.examples
    field.allOf = [{ $ref: `${namesSchemaFile}#/definitions/${name}` }]
  }
  schema.allOf = [{ $ref: `${namesSchemaFile}#/definitions/place` }]
}

/** Restricts a text to the catalogue's names, and removes its made-up examples. */
function referToNames(schema: JsonSchema): void {
  if (typeof schema.names !== 'string') return
  schema.allOf = [{ $ref: `${namesSchemaFile}#/definitions/${schema.names}` }]
  delete schema.names
  delete schema.examples
}

/** Rewrites `propertyNames` into a form that code editors understand. */
function restrictRecordKeys(schema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = schema
  if (!isRecord(propertyNames) || !isRecord(additionalProperties)) return
  if (propertyNames.allOf !== undefined && propertyNames.pattern === undefined) return
  delete schema.propertyNames
  if (Array.isArray(propertyNames.enum)) {
    const keys = propertyNames.enum.map(String)
    schema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
    schema.required = required ?? keys
  } else {
    // Any name is accepted here; a rule of the check decides which are right.
    if (propertyNames.pattern === undefined) return
    schema.patternProperties = { [String(propertyNames.pattern)]: additionalProperties }
  }
  schema.additionalProperties = false
}

/** The required fields of an entry, with their examples as placeholders of a VS Code snippet. */
function snippet(schema: unknown, tabs: { next: number }): unknown {
  if (!isRecord(schema)) return ''
  const { properties, required, items, examples, type } = schema
  if (isRecord(properties) && Array.isArray(required)) {
    return Object.fromEntries(required.map((key) => [key, snippet(properties[key], tabs)]))
  }
  if (type === 'string') {
    const [first = ''] = Array.isArray(examples) ? examples : []
    return `\${${tabs.next++}${first === '' ? '' : `:${first}`}}`
  }
  if (Array.isArray(examples)) return examples[0]
  return items === undefined ? '' : [snippet(items, tabs)]
}

/** Adds a snippet to each list, so that a new entry starts with all required fields. */
function addSnippets(schema: JsonSchema): void {
  const { items } = schema
  if (!isRecord(items)) return
  const kinds = Array.isArray(items.anyOf) ? items.anyOf : [items]
  for (const kind of kinds) {
    if (!isRecord(kind) || !isRecord(kind.properties)) continue
    kind.defaultSnippets = [{ label: kind.title, body: snippet(kind, { next: 1 }) }]
  }
}

/**
 * The JSON schema for code editors such as VS Code.
 * @returns file name in `data/schema/` -> its text, made from the Zod schemas
 */
export function jsonSchemas(): Map<string, string> {
  const files = fixedFiles.flatMap((file): [string, z.ZodType][] => {
    const shape = schemaOfFile(file)
    return shape === undefined ? [] : [[file.replace(/^data\/|\.json$/g, ''), shape]]
  })
  const all: [string, z.ZodType][] = [
    ...files,
    ['page', pageSchema],
    ['translation', Translation],
    ['glossary', Glossary],
  ]
  return new Map(
    all.map(([name, shape]) => {
      const schema = z.toJSONSchema(shape, {
        target: 'draft-7',
        override({ jsonSchema, zodSchema }) {
          for (const name of internalMeta(zodSchema)) delete jsonSchema[name]
          referToNames(jsonSchema)
          referToPlaces(jsonSchema, zodSchema)
          restrictRecordKeys(jsonSchema)
          addSnippets(jsonSchema)
        },
      })
      for (const top of schema.oneOf ?? schema.anyOf ?? [schema]) {
        if (typeof top === 'object') top.properties = { $schema: schemaField, ...top.properties }
      }
      return [`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )
}
