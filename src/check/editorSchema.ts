import { z } from 'zod'
import { pageShape } from '../pages/pages.ts'
import { fixedFiles, shapeOf } from './files.ts'
import { isFields } from './say.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The key by which each file of `data/` names its schema; not part of the shape itself. */
const named: JsonSchema = {
  type: 'string',
  title: 'Schema',
  description: 'Where the editor finds what may stand in this file. Leave it as it is.',
}

/** Paths and picture names are the keys of some files: JSON Schema then speaks of patterns. */
function record(schema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = schema
  if (!isFields(propertyNames) || !isFields(additionalProperties)) return
  delete schema.propertyNames
  if (Array.isArray(propertyNames.enum)) {
    const keys = propertyNames.enum.map(String)
    schema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
    schema.required = required ?? keys
  } else {
    // Any name may stand there; a rule of the check knows which are right.
    if (propertyNames.pattern === undefined) return
    schema.patternProperties = { [String(propertyNames.pattern)]: additionalProperties }
  }
  schema.additionalProperties = false
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
        override: ({ jsonSchema }) => record(jsonSchema),
      })
      for (const top of schema.oneOf ?? schema.anyOf ?? [schema]) {
        if (typeof top === 'object') top.properties = { $schema: named, ...top.properties }
      }
      return [`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )
}
