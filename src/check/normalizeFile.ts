import { z } from 'zod'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { resolveSchema, schemaInside } from '../catalogue/matchUnion.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { schemaOfFile, sharedFilePath } from '../pages/dataFiles.ts'
import { withPagesRead } from './earlierSources.ts'
import { hasEarlierUnits, withDeclaredUnits } from './earlierUnits.ts'
import { printFile } from './printFile.ts'
import { readJson } from './readJson.ts'
import { withoutRemoved } from './removedData.ts'
import { withCurrentNames } from './renamedKeys.ts'

/**
 * Normalizes a file of `data/`: lists of numbers ascend, it has the shape of today, and it is printed by
 * {@link printFile}.
 * @returns undefined if the text is not JSON, or a comma in it may be a decimal point
 */
export function normalizeFile(file: string, text: string): string | undefined {
  const { value, faults } = readJson(text)
  if (!isRecord(value) || faults.length > 0) return undefined
  const isEarlier = file === sharedFilePath('properties') && hasEarlierUnits(value)
  const declared = isEarlier ? withDeclaredUnits(value) : value
  const { content: read } = withPagesRead(file, withoutRemoved(file, declared))
  const { content: current } = withCurrentNames(file, read)
  return printFile(file, sortFields(current, resolveSchema(schemaOfFile(file), current)))
}

function sortNumbers(value: unknown, schema: Schema | undefined): unknown {
  const kind = resolveSchema(schema, value)
  if (isRecord(value)) return sortFields(value, kind)
  if (!Array.isArray(value)) return value
  const element = kind instanceof z.ZodArray ? kind.element : undefined
  // A 0 among sizes is a typo (0,6 for 0.6), which sorting would make unrecognizable.
  const isSorted =
    element instanceof z.ZodNumber && value.every((one) => typeof one === 'number' && one !== 0)
  if (isSorted) return value.toSorted((one, other) => one - other)
  return value.map((entry) => sortNumbers(entry, element))
}

function sortFields(value: JsonObject, kind: Schema | undefined): JsonObject {
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([key, inner]) => [key, sortNumbers(inner, schemaInside(kind, key))]),
  )
}
