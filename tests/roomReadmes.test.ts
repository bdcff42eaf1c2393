import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The folders of `src/` but the routes, and the scenes in Python. */
const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['routes', 'illustrations'].includes(entry.name))
  .map(({ name }) => name)

it.each(rooms)(
  'src/%s has a README of at most 40 lines that says what the room may import',
  (room) => {
    const lines = readFileSync(`src/${room}/README.md`, 'utf8').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines[0]).toMatch(new RegExp(`^# ${room}: `))
    expect(lines.filter((line) => line.startsWith('Imports: '))).toHaveLength(1)
  },
)
