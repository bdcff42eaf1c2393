import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a module loads when it runs; what is imported as a type only is gone by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map(([, static_, dynamic]) => static_ ?? dynamic ?? '')
}

/** The file of a relative import; the generated route tree leaves the ending out. */
function fileOf(from: string, name: string): string {
  const file = path.join(path.dirname(from), name)
  return [file, `${file}.tsx`, `${file}.ts`].find((one) => existsSync(one)) ?? file
}

/** Everything that is loaded from a module on: files of this project, and packages. */
function reached(entry: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    for (const name of importsOf(file)) {
      waiting.push(name.startsWith('.') ? fileOf(file, name) : name)
    }
  }
  return seen
}

describe('the browser', () => {
  const loaded = [...reached('src/main.tsx')]

  it('loads the pages', () => {
    expect(loaded).toContain('src/routeTree.gen.ts')
    expect(loaded).toContain('react')
    expect(loaded.length).toBeGreaterThan(30)
  })

  it('loads neither Zod nor the schema nor the check nor the editor nor its spreadsheets', () => {
    const never =
      /^(zod|jsonc-parser|sharp|msw|.*-excel-file|papaparse|fflate)\b|^src\/(shape|check|site|cli|edit|editor|sheet)\//
    expect(loaded.filter((name) => never.test(name))).toEqual([])
  })
})

/** The modules of a folder and of those in it. */
function modulesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(folder, name))
}

/** Everything that any module of a folder loads. */
function reachedFrom(folder: string): string[] {
  return [...new Set(modulesOf(folder).flatMap((file) => [...reached(file)]))]
}

/** Whether only Node can load it. */
function isForNode(name: string): boolean {
  return isBuiltin(name) || name === 'sharp'
}

describe('the check', () => {
  const loaded = reachedFrom('src/check')

  it('loads Zod, so that the look above is one that can find it', () => {
    expect(loaded).toContain('zod')
  })

  it('runs wherever JavaScript does: it reaches neither Node nor the disk', () => {
    const apart = /^src\/(disk|site|cli)\//
    expect(loaded.filter((name) => isForNode(name) || apart.test(name))).toEqual([])
  })
})

describe('the catalogue', () => {
  it('is plain: it loads neither React nor Zod nor Node', () => {
    const loaded = reachedFrom('src/catalogue')
    expect(loaded).toContain('src/model/catalogue/address.ts')
    const never = /^(react|zod)\b|^@tanstack\//
    expect(loaded.filter((name) => isForNode(name) || never.test(name))).toEqual([])
  })
})

describe('Node', () => {
  it('is known to the disk, the site and the commands alone', () => {
    const users = modulesOf('src').filter((file) => importsOf(file).some(isForNode))
    const folders = users.map((file) => file.split(path.sep)[1])
    expect([...new Set(folders)].toSorted()).toEqual(['cli', 'disk', 'site'])
  })
})

describe('the disk', () => {
  it('is told what to write, and knows nothing of the pages on which that is typed', () => {
    const apart = /^src\/(editor|site|cli)\//
    expect(reachedFrom('src/disk').filter((name) => apart.test(name))).toEqual([])
  })
})
