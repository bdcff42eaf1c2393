import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import { schemaPathOf } from '../catalogue/catalogueFiles.ts'
import { resolveSchema } from '../catalogue/matchUnion.ts'
import { readJson } from './json.ts'

type Schema = z.core.$ZodType

/**
 * Normalizes a file of `data/`: its schema is named at the top, fields follow the order of the schema,
 * lists of values ascend. Every value keeps its spelling.
 * @returns the text, still to be indented; undefined if the text is not JSON, or a comma in
 *   it may be a decimal point
 */
export function normalizeFile(file: string, text: string, schema: Schema): string | undefined {
  const { value, faults } = readJson(text)
  const tree = value === undefined || faults.length > 0 ? undefined : parseTree(text)
  if (tree?.type !== 'object') return undefined
  const fields = membersOf(tree, schema, text).filter(({ key }) => key !== '$schema')
  const lines = [
    `"$schema": ${JSON.stringify(schemaPathOf(file))}`,
    ...fields.map(({ line }) => line),
  ]
  return `{\n${lines.join(',\n')}\n}\n`
}

function write(node: Node, schema: Schema | undefined, text: string): string {
  const kind = resolveSchema(schema, getNodeValue(node))
  if (node.type === 'array') return writeList(node, kind, text)
  if (node.type !== 'object') return text.slice(node.offset, node.offset + node.length)
  const lines = membersOf(node, kind, text).map(({ line }) => line)
  // A line break after the brace makes the formatter keep the fields on lines.
  const broken = /^\{\s*\n/.test(text.slice(node.offset, node.offset + node.length))
  return broken ? `{\n${lines.join(',\n')}\n}` : `{ ${lines.join(', ')} }`
}

function writeList(node: Node, kind: Schema | undefined, text: string): string {
  const element = kind instanceof z.ZodArray ? kind.element : undefined
  const items = node.children ?? []
  // A 0 among sizes is a typo (0,6 for 0.6): sorted, nobody could tell any more what it was.
  const numbers =
    element instanceof z.ZodNumber &&
    items.every((item) => item.type === 'number' && getNodeValue(item) !== 0)
  const order = numbers
    ? items.toSorted((a, b) => Number(getNodeValue(a)) - Number(getNodeValue(b)))
    : items
  return `[${order.map((item) => write(item, element, text)).join(', ')}]`
}

function membersOf(node: Node, schema: Schema | undefined, text: string) {
  const kind = resolveSchema(schema, getNodeValue(node))
  const shape = kind instanceof z.ZodObject ? kind.shape : {}
  const order = Object.keys(shape)
  const members = (node.children ?? []).flatMap(({ children = [] }) => {
    const [name, value] = children
    if (name === undefined || value === undefined) return []
    const key = String(getNodeValue(name))
    const inner = kind instanceof z.ZodRecord ? kind.valueType : shape[key]
    return [{ key, line: `${JSON.stringify(key)}: ${write(value, inner, text)}` }]
  })
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return members.toSorted((a, b) => place(a.key) - place(b.key))
}
