import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The folders of `src/` but the routes, and the scenes in Python. */
const layers = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['routes', 'illustrations'].includes(entry.name))
  .map(({ name }) => name)

it.each(layers)(
  'src/%s has a README of at most 40 lines that says what the layer may import',
  (layer) => {
    const lines = readFileSync(`src/${layer}/README.md`, 'utf8').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines[0]).toMatch(new RegExp(`^# ${layer}: `))
    expect(lines.filter((line) => line.startsWith('Imports: '))).toHaveLength(1)
  },
)
