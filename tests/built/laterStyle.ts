import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { isLater } from './compatibility.ts'
import type { Later } from './laterScript.ts'

const units = [
  [/\d[dsl]v(?:[whib]|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:[whib]|min|max)\b/, 'css.types.length.container_query_length_units'],
  [/\dr?lh\b/, 'css.types.length.lh'],
] as const

function keysOfDeclaration({ prop, value }: Declaration): string[] {
  // What is a string, an address or a name of its own says nothing.
  const plain = value.replace(/"[^"]*"|url\([^)]*\)|--[\w-]+/g, '')
  const words = plain.match(/(?<![\w#.])[a-z][\w-]*\(?/gi) ?? []
  const functions = words.filter((word) => word.endsWith('(')).map((word) => word.slice(0, -1))
  const property = `css.properties.${prop}`
  const keys = [
    ...words.map((word) => `${property}.${word.replace('(', '')}`),
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
    ...units.filter(([unit]) => unit.test(plain)).map(([, key]) => key),
  ]
  return isLater(property) ? [property] : keys
}

function keysOfAtRule({ name, params }: AtRule): string[] {
  if (name !== 'media') return [`css.at-rules.${name}`]
  const features = [...params.matchAll(/\(\s*([\w-]+)/g)]
  const keys = features.map(([, feature]) => `css.at-rules.media.${feature}`)
  return /[<>=]/.test(params) ? [...keys, 'css.at-rules.media.range_syntax'] : keys
}

function keysOfSelector(selector: string): string[] {
  return [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
}

/** Whether it stands in an `@supports` rule. */
function isInSupports(node: Declaration | Rule | AtRule): boolean {
  const { parent } = node
  if (parent === undefined || parent.type === 'root') return false
  if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true
  return isInSupports(parent)
}

/**
 * What a style sheet uses that came after the floor, except inside `@supports`.
 */
export function laterInStyle(source: string): Later[] {
  const found: Later[] = []
  const isNew = (key: string) => isLater(key) === true
  function add(keys: readonly string[], node: Declaration | Rule | AtRule) {
    if (isInSupports(node)) return
    for (const name of keys.filter(isNew))
      found.push({ name, words: node.toString().slice(0, 120) })
  }
  const root = parse(source)
  root.walkDecls((node) => add(keysOfDeclaration(node), node))
  root.walkAtRules((node) => add(keysOfAtRule(node), node))
  root.walkRules((node) => {
    add(keysOfSelector(node.selector), node)
    const later = node.selectors.filter((selector) => keysOfSelector(selector).some(isNew))
    // A browser that does not know one selector of a list drops the whole rule.
    if (later.length > 0 && later.length < node.selectors.length) {
      found.push({
        name: 'a list with a selector that takes the others with it',
        words: node.selector,
      })
    }
  })
  return found
}
