import type { Rule } from '../draft.ts'
import { schemaOf } from '../names.ts'
import type { Finding } from '../problem.ts'
import { found } from '../say.ts'

/** Each file names its schema, so that an editor completes, explains and underlines. */
export const schemaNames: Rule = function* ({ named }): Iterable<Finding> {
  for (const [file, name] of named) {
    const right = schemaOf(file)
    if (name === right) continue
    const hint = `Write "$schema": "${right}" at the top, or run "npm run fix".`
    if (name === undefined) {
      yield { file, spot: [], message: 'The file does not name its schema', hint }
    } else {
      const message = `The file names ${found(name)} as its schema`
      yield { file, spot: ['$schema'], message, hint }
    }
  }
}
