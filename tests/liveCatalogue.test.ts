import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/*
 * An owner may change every word, figure and page of `data/`: a test of the code that reads it turns red
 * by a right edit. Only `npm run test:content` reads it.
 */

/** The tests that may: the content gate. The examples below are no reading. */
const mayRead = /^(content\/|liveCatalogue\.test\.ts$)/

/** Ways to name the live catalogue: the project's folder, `data/` or `public/pictures/` in it. */
const opensIt = [
  /(?:checkFolder|readFolder|readTexts|readProjectFiles|pseudoCatalogue|CatalogueCopy\.make)\((?:'\.'|process\.cwd\(\))/,
  /cwd: process\.cwd\(\)/,
  /CATALOGUE\s*\?\?\s*(?:process\.cwd|'\.')/,
  /(?:readFile|readFileSync|readdir|readdirSync|cp|cpSync|import|resolve)\(\s*['"`](?:\.\/)?(?:data(?!\/schema|\/README)|public\/pictures)\b/,
  /from ['"](?:\.\.\/)+data\//,
]

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('fixtures/') && !mayRead.test(file))
  .map((file) => [file, readFileSync(path.join('tests', file), 'utf8')] as const)

it('no test of the code opens the live catalogue', () => {
  const opening = sources.filter(([, text]) => opensIt.some((pattern) => pattern.test(text)))
  expect(opening.map(([file]) => file)).toEqual([])
})

it.each([
  "readFolder('.')",
  'checkFolder(process.cwd())',
  'process.env.CATALOGUE ?? process.cwd()',
  "cp('data', folder)",
  "readFileSync('data/site.json')",
  "import site from '../../data/site.json'",
])('finds a test that would: %s', (code) => {
  expect(opensIt.some((pattern) => pattern.test(code))).toBe(true)
})
