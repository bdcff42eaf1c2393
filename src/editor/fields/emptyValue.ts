import { z } from 'zod'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from '../../catalogue/schemas/schema.ts'
import { smallestValue } from '../edit/smallestValue.ts'

/** A new value to be filled in; the check says of each empty text that it is empty. */
export function emptyValue(schema: Schema): unknown {
  const inner = unwrapOptional(schema)
  // It has one field, whatever is typed or chosen in it.
  if (fieldMeta(inner).control !== undefined) return ''
  if (inner instanceof z.ZodUnion) {
    const [first] = inner.options
    return first === undefined ? '' : emptyValue(first)
  }
  return smallestValue(inner, (one) => {
    if (one instanceof z.ZodUnion || one instanceof z.ZodNullable) return emptyValue(one)
    if (one instanceof z.ZodLiteral) return one.value
    if (one instanceof z.ZodBoolean) return false
    if (!(one instanceof z.ZodRecord)) return ''
    const keys = one.keyType instanceof z.ZodEnum ? one.keyType.options : []
    return Object.fromEntries(keys.map((key) => [key, emptyValue(one.valueType)]))
  })
}

/** The value as another kind of it: the fields that both have stay. */
export function convertKind(schema: Schema, value: unknown): unknown {
  const empty = emptyValue(schema)
  if (!isRecord(empty) || !isRecord(value)) return empty
  const same = Object.keys(empty).filter((key) => {
    const literal =
      schema instanceof z.ZodObject && ownValue(schema.shape, key) instanceof z.ZodLiteral
    return Object.hasOwn(value, key) && !literal
  })
  return { ...empty, ...Object.fromEntries(same.map((key) => [key, ownValue(value, key)])) }
}
