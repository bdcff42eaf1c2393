import { type Node, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { isLater, isLaterMethod } from './compatibility.ts'

/** Something that came after the floor, and the text of the file round it. */
export type Later = { name: string; words: string }

const wholeWindow = ['window', 'self', 'globalThis']

/** `document` is a `Document`, `navigator` a `Navigator`. */
function ownersOf(object: string): string[] {
  const type = object.replace(/^./, (letter) => letter.toUpperCase())
  return [...new Set([object, type])].flatMap((owner) => [
    `api.${owner}`,
    `javascript.builtins.${owner}`,
  ])
}

/**
 * What a script uses that came after the floor: syntax, globals, what belongs to a named object
 * (`Object.groupBy`), and by its name alone what is called on a value (`toSorted()`).
 * @throws where the script has syntax younger than ECMAScript 2022
 */
export function laterInScript(source: string): Later[] {
  const found: Later[] = []
  function add(name: string, { start, end }: Node) {
    found.push({ name, words: source.slice(Math.max(0, start - 40), end + 40) })
  }
  /** Marks the first of the keys that the data know. */
  function mark(keys: readonly string[], node: Node) {
    const key = keys.find((each) => isLater(each) !== undefined)
    if (key !== undefined && isLater(key)) add(key, node)
  }
  function markGlobal(name: string, node: Node) {
    mark([`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`], node)
  }
  /** A name of one or two letters is a local one, made short. */
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
      if (wholeWindow.includes(object.name)) markGlobal(property.name, node)
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
      if (property.type !== 'Identifier' || !isLaterMethod(property.name)) return
      const owners = object.type === 'Identifier' ? ownersOf(object.name) : []
      if (owners.some((owner) => isLater(`${owner}.${property.name}`) !== undefined)) return
      add(`${property.name}()`, callee)
    },
  })
  return found
}
