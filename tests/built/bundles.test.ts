import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { built, files } from './dist.ts'

/** Words that stand in a package or module as it is shipped, and in nothing else. */
const marks = [
  { what: 'Zod', source: 'node_modules/zod/v4/core/schemas.js', mark: 'invalid_union' },
  { what: 'the schema', source: 'src/model/shape/words.ts', mark: 'Names the gallery.' },
  { what: 'the check', source: 'src/check/shape.ts', mark: 'is not a field here' },
  { what: 'the editor', source: 'src/editor/edit/words.ts', mark: 'Everything is saved' },
  {
    what: 'the JSON parser',
    source: 'node_modules/jsonc-parser/lib/esm/main.js',
    mark: 'PropertyNameExpected',
  },
  { what: 'msw', source: 'node_modules/msw/lib/core/index.mjs', mark: 'onUnhandledRequest' },
] as const

const scripts = files.filter((file) => file.endsWith('.js'))

describe('what the browser loads', () => {
  it('is made of scripts', () => {
    expect(scripts.length).toBeGreaterThan(0)
  })

  it.each(marks)('holds nothing of $what', ({ source, mark }) => {
    expect(readFileSync(source, 'utf8'), `${source} has changed its words`).toContain(mark)
    for (const file of scripts) expect(built(file), file).not.toContain(mark)
  })
})
