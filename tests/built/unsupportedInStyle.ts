import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { isUnsupported } from './compatibility.ts'
import type { UnsupportedFeature } from './unsupportedInScript.ts'

const units = [
  [/\d[dsl]v(?:[whib]|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:[whib]|min|max)\b/, 'css.types.length.container_query_length_units'],
  [/\dr?lh\b/, 'css.types.length.lh'],
] as const

function keysOfDeclaration({ prop, value }: Declaration): string[] {
  // Strings, addresses and custom properties are no features.
  const plain = value.replace(/"[^"]*"|url\([^)]*\)|--[\w-]+/g, '')
  const words = plain.match(/(?<![\w#.])[a-z][\w-]*\(?/gi) ?? []
  const functions = words.filter((word) => word.endsWith('(')).map((word) => word.slice(0, -1))
  const property = `css.properties.${prop}`
  const keys = [
    ...words.map((word) => `${property}.${word.replace('(', '')}`),
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
    ...units.filter(([unit]) => unit.test(plain)).map(([, key]) => key),
  ]
  return isUnsupported(property) ? [property] : keys
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

/** True if a node is inside an `@supports` rule. */
function isInSupports(node: Declaration | Rule | AtRule): boolean {
  const { parent } = node
  if (parent === undefined || parent.type === 'root') return false
  if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true
  return isInSupports(parent)
}

/** Finds features in a style sheet that the oldest browsers lack, except inside `@supports`. */
export function unsupportedInStyle(source: string): UnsupportedFeature[] {
  const found: UnsupportedFeature[] = []
  const isNew = (key: string) => isUnsupported(key) === true
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
    const unsupported = node.selectors.filter((selector) => keysOfSelector(selector).some(isNew))
    // A browser ignores a rule if it does not know one selector of its list.
    if (unsupported.length > 0 && unsupported.length < node.selectors.length) {
      found.push({
        name: 'a selector list with an unsupported selector',
        words: node.selector,
      })
    }
  })
  return found
}
