import { Script } from 'node:vm'
import type { Remote } from './world.ts'

/** Every text among the arguments of a call, however deep. */
function textsIn({ type, value }: Remote): string[] {
  if (type === 'string') return [String(value)]
  if (!Array.isArray(value)) return []
  const parts = type === 'array' ? value : value.map(([, each]) => each)
  return parts.flatMap(textsIn)
}

function compiles(source: string): boolean {
  try {
    new Script(source)
    return true
  } catch {
    return false
  }
}

/**
 * The texts among the arguments of a call that Playwright may have the page evaluate. The site's
 * policy forbids that; a script of the driver is no string to it, so they come as functions in it.
 * @returns the source of an object of functions by their texts
 */
export function codeAmong(args: readonly Remote[]): string {
  const functions = [...new Set(args.flatMap(textsIn))].flatMap((text) => {
    const forms = [`() => (${text}\n)`, `() => { ${text}\n }`]
    const source = forms.find(compiles)
    return source === undefined ? [] : `${JSON.stringify(text)}: ${source}`
  })
  return `{ ${functions.join(', ')} }`
}
