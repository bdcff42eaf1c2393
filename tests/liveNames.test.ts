import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { registry } from './helpers/registry.ts'

/*
 * An editor may rename and remove every product: a test that names one turns red by it. Tests of the
 * fixtures, and the right edits themselves, name what they have made.
 */

/** The tests that read the live catalogue. */
const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(fixtures|edits|check)\b/.test(file))
  .map((file) => [file, readFileSync(path.join('tests', file), 'utf8')] as const)
  .filter(
    ([file, text]) =>
      /^(browser|built|hosting|bench)\b/.test(file) || /helpers\/(registry|site)\.tsx?'/.test(text),
  )

const { routes, aliases, pages, categories } = registry

const paths = [
  ...Object.keys(routes).filter((path) => ['product', 'category'].includes(routes[path] ?? '')),
  ...Object.keys(aliases),
]
const names = categories.categories.flatMap(({ label, items }) => [
  label,
  ...items.map(({ name }) => name),
])
const headings = [...pages.values()].flatMap((page) =>
  page.kind === 'full' || page.kind === 'placeholder' ? [page.heading] : [],
)

it('reads the tests of the live catalogue', () => {
  expect(sources.map(([file]) => file)).toContain('routes.test.tsx')
})

it.each([
  ['a path of a page', paths.flatMap((one) => [one, one.slice(1)])],
  ['a name of a product', [...names, ...headings]],
])('no test of the live catalogue names %s', (_what, all) => {
  const named = new Set(all)
  const found = sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) =>
      // A text between quotation marks, or a path at the end of a longer address.
      [...line.matchAll(/'([^']+)'|`([^`]+)`|"([^"]+)"/g)].flatMap((match) => {
        const literal = match.slice(1).find((one) => one !== undefined) ?? ''
        const parts = [literal, ...literal.split(/[?#]|(?=\/)/)]
        return parts.some((part) => named.has(part)) ? [`tests/${file}:${i + 1} ${literal}`] : []
      }),
    ),
  )
  expect(found).toEqual([])
})
