import { isRecord, type JsonObject } from '../catalogue/format.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'

/** File -> the fields that an earlier version of this site had there. `npm run fix` removes them. */
const removedFields: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // The words of quotations, which the inbox does not write any more.
  [sharedFilePath('site')]: [['answer', 'quotation']],
}

/** True if an object has a value at a path. */
function hasField(value: unknown, [key = '', ...rest]: readonly string[]): boolean {
  if (!isRecord(value) || !Object.hasOwn(value, key)) return false
  return rest.length === 0 || hasField(ownValue(value, key), rest)
}

function withoutField(value: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject {
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (name !== key) return [[name, inner] as const]
    return rest.length > 0 && isRecord(inner) ? [[name, withoutField(inner, rest)] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The JSON paths of the fields of an earlier version that a file still has. */
export function removedFieldsIn(file: string, value: JsonObject): (readonly string[])[] {
  return (ownValue(removedFields, file) ?? []).filter((jsonPath) => hasField(value, jsonPath))
}

/** The content of a file without the fields of an earlier version. */
export function withoutRemovedFields(file: string, value: JsonObject): JsonObject {
  return removedFieldsIn(file, value).reduce(withoutField, value)
}
