import { schemaOf } from '../../model/catalogue/catalogueFiles.ts'
import { describeValue } from '../../model/format.ts'
import type { Finding } from '../../model/problem.ts'
import type { Rule } from '../../pages/partialCatalogue.ts'

/** A file that names its schema names the right one; VS Code finds it without. */
export const schemaNames: Rule = function* ({ named }): Iterable<Finding> {
  for (const [file, name] of named) {
    const right = schemaOf(file)
    if (name === undefined || name === right) continue
    const hint = `Write "$schema": "${right}" at the top, or run "npm run fix".`
    const message = `The file names ${describeValue(name)} as its schema`
    yield { file, spot: ['$schema'], message, hint }
  }
}
