/** Strings, which may contain braces, and braces. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g

/** A rule of a style sheet: its selector or condition with what is before it, and its block. */
type Rule = { start: string; block: string }

/** The rules at the top level of minified CSS. @returns the rules, and what follows the last one */
function rulesOf(css: string): { rules: Rule[]; rest: string } {
  const rules: Rule[] = []
  let depth = 0
  let from = 0
  let open = 0
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (token === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ start: css.slice(from, open), block: css.slice(open + 1, index) })
      from = index + 1
    }
  }
  return { rules, rest: css.slice(from) }
}

/**
 * Takes the rules for paper out of minified CSS, so that the screen need not wait for them. They keep their layers and
 * their order.
 * @returns the CSS without the blocks of `@media print`, and the content of these blocks
 */
export function splitPrintStyles(css: string): { screen: string; print: string } {
  const { rules, rest } = rulesOf(css)
  let screen = ''
  let print = ''
  for (const { start, block } of rules) {
    // Statements such as the order of the layers come before the first rule.
    const end = start.lastIndexOf(';') + 1
    const [statements, name] = [start.slice(0, end), start.slice(end)]
    screen += statements
    if (name === '@media print') {
      print += block
    } else if (name.startsWith('@layer')) {
      const inside = splitPrintStyles(block)
      screen += `${name}{${inside.screen}}`
      if (inside.print !== '') print += `${name}{${inside.print}}`
    } else {
      screen += `${name}{${block}}`
    }
  }
  return { screen: screen + rest, print }
}
