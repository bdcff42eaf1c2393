import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Packages that the README does not explain: the site is made of them. */
const known = /^(react|react-dom|@tanstack\/.*|react-intersection-observer|vite)$/

/** The package of an import: `hono/cookie` is of `hono`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Package -> the layers of src that import it, in alphabetical order. */
function importedPackages(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|js|css)$/.test(name)) continue
    const [layer = ''] = name.split(path.sep)
    const text = readFileSync(path.join('src', name), 'utf8')
    const imports = /(?:from|import|import\(|resolve\(|url\()\s*['"]([^'".][^'"]*)['"]/g
    for (const [, from = ''] of text.matchAll(imports)) {
      const imported = packageOf(from)
      if (dependencies[imported] === undefined && devDependencies[imported] === undefined) continue
      if (!known.test(imported)) found.set(imported, (found.get(imported) ?? new Set()).add(layer))
    }
  }
  return new Map(Array.from(found, ([name, layers]) => [name, [...layers].sort()]))
}

describe('README.md', () => {
  it('explains every npm script', () => {
    const explained = [...readme.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name]) => name)
    const hooks = ['prepare']
    expect(Object.keys(scripts).filter((name) => ![...explained, ...hooks].includes(name))).toEqual(
      [],
    )
  })

  it('says of every package which layers import it', () => {
    const rows = [...readme.matchAll(/^\| ([^|]+) \| ([a-z, ]+) \| [^|]+ \|$/gm)]
    const table = rows.flatMap(([, names = '', layers = '']) =>
      names.split(', ').map((name) => [name, layers.split(', ')] as const),
    )
    const imported = importedPackages()
    expect(imported.size).toBeGreaterThan(15)
    expect(new Map(table.filter(([name]) => name !== 'package'))).toEqual(imported)
  })
})
