import { expect, it } from 'vitest'
import { gateOf } from '../../../src/editor/live/gate.ts'

it.each([
  ['a page and a picture', ['data/pages/Screw.json', 'public/pictures/roof.jpg'], 'content'],
  ['a translation', ['data/gu/site.json'], 'content'],
  ['nothing', [], 'content'],
  ['code', ['src/main.tsx'], 'all'],
  ['content and code', ['data/site.json', 'package-lock.json'], 'all'],
  ['a file beside the pictures', ['public/robots.txt'], 'all'],
  ['a folder with a longer name', ['data.old/site.json'], 'all'],
  ['a workflow', ['.github/workflows/publish.yml'], 'all'],
])('a change of %s waits for the right tests', (_what, files, gate) => {
  expect(gateOf(files)).toBe(gate)
})
