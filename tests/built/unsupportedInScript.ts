import { type Node, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { isUnsupported, isUnsupportedMethod } from './compatibility.ts'

/** A feature that the oldest browsers lack, and the source around its use. */
export type UnsupportedFeature = { name: string; words: string }

const windowNames = ['window', 'self', 'globalThis']

/** `document` is a `Document`, `navigator` a `Navigator`. */
function ownersOf(object: string): string[] {
  const type = object.replace(/^./, (letter) => letter.toUpperCase())
  return [...new Set([object, type])].flatMap((owner) => [
    `api.${owner}`,
    `javascript.builtins.${owner}`,
  ])
}

/**
 * Finds features in a script that the oldest browsers lack: syntax, globals, members of a named object
 * (`Object.groupBy`), and methods by name alone (`toSorted()`).
 * @throws if the script has syntax newer than ECMAScript 2022
 */
export function unsupportedInScript(source: string): UnsupportedFeature[] {
  const found: UnsupportedFeature[] = []
  function add(name: string, { start, end }: Node) {
    found.push({ name, words: source.slice(Math.max(0, start - 40), end + 40) })
  }
  /** Adds the first of the keys that the data contain, if it is unsupported. */
  function mark(keys: readonly string[], node: Node) {
    const key = keys.find((candidate) => isUnsupported(candidate) !== undefined)
    if (key !== undefined && isUnsupported(key)) add(key, node)
  }
  function markGlobal(name: string, node: Node) {
    mark([`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`], node)
  }
  /** Names of one or two letters are minified local names. */
  const isGlobal = (name: string) => name.length > 2

  simple(parse(source, { ecmaVersion: 2022, sourceType: 'module' }), {
    StaticBlock: (node) => mark(['javascript.classes.static.initialization_blocks'], node),
    Literal(node) {
      if (/\(\?<[=!]/.test(node.regex?.pattern ?? '')) {
        mark(['javascript.regular_expressions.lookbehind_assertion'], node)
      }
    },
    Identifier(node) {
      if (isGlobal(node.name)) markGlobal(node.name, node)
    },
    MemberExpression(node) {
      const { object, property } = node
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || node.computed) return
      if (windowNames.includes(object.name)) markGlobal(property.name, node)
      else if (isGlobal(object.name)) {
        mark(
          ownersOf(object.name).map((owner) => `${owner}.${property.name}`),
          node,
        )
      }
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const { object, property } = callee
      if (property.type !== 'Identifier' || !isUnsupportedMethod(property.name)) return
      const owners = object.type === 'Identifier' ? ownersOf(object.name) : []
      if (owners.some((owner) => isUnsupported(`${owner}.${property.name}`) !== undefined)) return
      add(`${property.name}()`, callee)
    },
  })
  return found
}
