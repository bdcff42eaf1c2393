import { z } from 'zod'
import { isRecord } from '../model/format.ts'
import { fixedFiles, shapeOf } from '../pages/files.ts'
import type { PartialCatalogue } from '../pages/partialCatalogue.ts'
import { pageShape } from '../pages/shapes.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The key by which each file of `data/` names its schema; not part of the shape itself. */
const schemaField: JsonSchema = {
  type: 'string',
  title: 'Schema',
  description: 'Where the editor finds what may stand in this file. Leave it as it is.',
}

/** The file of `data/schema/` with the names that the catalogue has: its pictures, paths, words. */
export const namesFile = 'names.schema.json'

/**
 * The names that editors offer and accept: any other is underlined.
 * @returns the text of {@link namesFile}, keyed by the value of `names` in a shape
 */
export function namesSchema(draft: PartialCatalogue): string {
  const { routes = {}, aliases = {}, pictures = {}, properties, knownPictures, sources } = draft
  const names = {
    path: [...Object.keys(routes), ...Object.keys(aliases)],
    picture: [...Object.keys(pictures), ...knownPictures.keys()],
    property: Object.keys(properties?.properties ?? {}),
    word: Object.keys(properties?.words ?? {}),
    paper: Object.keys(sources?.papers ?? {}),
  }
  const definitions = Object.entries(names).map(([name, all]) => {
    // A list that cannot be read yet refuses nothing.
    return [name, all.length === 0 ? {} : { enum: [...new Set(all)].toSorted() }]
  })
  return `${JSON.stringify({ definitions: Object.fromEntries(definitions) }, null, 2)}\n`
}

/** A text that must be one of the catalogue's names; invented examples are not offered beside them. */
function referToNames(schema: JsonSchema): void {
  if (typeof schema.names !== 'string') return
  schema.allOf = [{ $ref: `${namesFile}#/definitions/${schema.names}` }]
  delete schema.names
  delete schema.examples
}

/** Restricts keys that are paths or picture names in the way that editors understand. */
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

/** The fields that an entry needs, each with its example marked to be typed over. */
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

/** A new entry of a list comes with all its fields. */
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
 * What editors such as VS Code complete, explain and underline with.
 * @returns file name in `data/schema/` -> its text, made from the Zod schemas
 */
export function editorSchemas(): Map<string, string> {
  const files = fixedFiles.flatMap((file): [string, z.ZodType][] => {
    const shape = shapeOf(file)
    return shape === undefined ? [] : [[file.replace(/^data\/|\.json$/g, ''), shape]]
  })
  const all: [string, z.ZodType][] = [...files, ['page', pageShape]]
  return new Map(
    all.map(([name, shape]) => {
      const schema = z.toJSONSchema(shape, {
        target: 'draft-7',
        override({ jsonSchema }) {
          referToNames(jsonSchema)
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
