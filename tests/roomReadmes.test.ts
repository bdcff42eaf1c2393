import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rooms = ['ui', 'site', 'cli']

it.each(rooms)(
  'src/%s has a README of at most 40 lines that says what the room may import',
  (room) => {
    const lines = readFileSync(`src/${room}/README.md`, 'utf8').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines[0]).toMatch(new RegExp(`^# ${room}: `))
    expect(lines.filter((line) => line.startsWith('Imports: '))).toHaveLength(1)
  },
)
