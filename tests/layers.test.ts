import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import vocabulary from './fixtures/catalogue/data/properties.json' with { type: 'json' }

/**
 * The layers of `src/`, and which others each may import, as a type or not. What is no layer is an
 * entry: the routes and the files beside the folders.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  catalogue: [],
  ui: ['catalogue'],
  roof: ['catalogue', 'ui'],
  enquiry: ['catalogue', 'ui', 'roof'],
  pages: ['catalogue', 'ui', 'roof', 'enquiry'],
  entries: ['catalogue', 'ui', 'roof', 'enquiry', 'pages'],
  check: ['catalogue', 'pages'],
  site: ['catalogue', 'ui', 'roof', 'enquiry', 'pages', 'entries', 'check'],
  editor: ['catalogue', 'ui', 'roof', 'enquiry', 'pages', 'entries', 'check', 'site'],
  inbox: ['catalogue', 'enquiry'],
  cli: ['catalogue', 'pages', 'check', 'site', 'editor', 'inbox'],
}

/** Written by the router; it names every route, and the router's own types lead there. */
const GENERATED = 'src/routeTree.gen.ts'

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|js)$/.test(name))
  .map((name) => path.posix.join('src', name))

/** The imports of a module, and those that it loads when it runs: types are gone by then. */
function importsOf(file: string): { all: string[]; loaded: string[] } {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\s+(type\b)?(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  const imports = Array.from(found, ([, type, from, dynamic]) => ({
    type: type !== undefined,
    name: from ?? dynamic ?? '',
  }))
  return {
    all: imports.map(({ name }) => name),
    loaded: imports.filter(({ type }) => !type).map(({ name }) => name),
  }
}

/** The file of a relative import; the generated route tree leaves the ending out. */
function fileOf(from: string, name: string): string {
  const file = path.posix.join(path.posix.dirname(from), name)
  return [file, `${file}.tsx`, `${file}.ts`].find((one) => modules.includes(one)) ?? file
}

function layerOf(file: string): string {
  const [, folder = ''] = file.split('/')
  return Object.hasOwn(layers, folder) ? folder : 'entries'
}

/** The folder of a layer that a file is in; empty for a file that is the layer's own. */
function folderIn(file: string): string {
  const [, , folder = '', ...rest] = file.split('/')
  return rest.length === 0 ? '' : folder
}

/** Everything that is loaded from some modules on: files of this project, and packages. */
function reachedFrom(...entries: string[]): string[] {
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!modules.includes(file)) continue
    for (const name of importsOf(file).loaded) {
      waiting.push(name.startsWith('.') ? fileOf(file, name) : name)
    }
  }
  return [...seen]
}

/** Everything that any module of a layer loads. */
function reachedFromLayer(layer: string): string[] {
  return reachedFrom(...modules.filter((file) => layerOf(file) === layer))
}

/** True if only Node can load it. */
function isForNode(name: string): boolean {
  return isBuiltin(name) || name === 'sharp'
}

describe('the layers of src', () => {
  it('import each other in one direction, types included', () => {
    const back = modules.flatMap((file) => {
      if (file === GENERATED) return []
      const layer = layerOf(file)
      const own = importsOf(file).all.filter((name) => name.startsWith('.'))
      return own
        .map((name) => fileOf(file, name))
        .filter((target) => target.startsWith('src/'))
        .filter((target) => layerOf(target) !== layer && !layers[layer]?.includes(layerOf(target)))
        .map((target) => `${file} -> ${target}`)
    })
    expect(back).toEqual([])
  })

  it('have no two folders that import each other', () => {
    const arrows = new Set(
      modules.flatMap((file) => {
        const own = importsOf(file).all.filter((name) => name.startsWith('.'))
        return own
          .map((name) => fileOf(file, name))
          .filter(
            (target) => layerOf(target) === layerOf(file) && folderIn(target) !== folderIn(file),
          )
          .map((target) => `${layerOf(file)}: ${folderIn(file)} -> ${folderIn(target)}`)
      }),
    )
    const both = [...arrows].filter((arrow) => {
      const [, layer, from, to] = /^(\w+): (.*) -> (.*)$/.exec(arrow) ?? []
      return from !== '' && to !== '' && arrows.has(`${layer}: ${to} -> ${from}`)
    })
    expect(both).toEqual([])
    expect(arrows.size).toBeGreaterThan(10)
  })

  it('export each name once, but for the routes and the commands', () => {
    const exported = modules.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const found = text.matchAll(/^export (?:async )?(?:const|let|function\*?|type|class) (\w+)/gm)
      // A schema and the type of what it reads have one name.
      return [...new Set(Array.from(found, ([, name = '']) => name))]
    })
    const twice = exported.filter((name, i) => exported.indexOf(name) !== i)
    expect(new Set(twice)).toEqual(new Set(['Route', 'main']))
  })

  it('have no circle of files inside but the fields of the editor, which hold each other', () => {
    const targets = new Map(
      modules.map((file) => {
        const own = importsOf(file).all.filter((name) => name.startsWith('.'))
        return [file, own.map((name) => fileOf(file, name))]
      }),
    )
    targets.delete(GENERATED)
    const leadsBack = (file: string) => {
      const seen = new Set<string>()
      const waiting = [...(targets.get(file) ?? [])]
      for (let at = waiting.pop(); at !== undefined && !seen.has(file); at = waiting.pop()) {
        if (!seen.has(at)) waiting.push(...(targets.get(at) ?? []))
        seen.add(at)
      }
      return seen.has(file)
    }
    const circles = modules.filter(leadsBack)
    expect(circles.filter((file) => !file.startsWith('src/editor/fields/'))).toEqual([])
    expect(circles).not.toEqual([])
  })

  it('each hold modules, so that the look above is one that can find something', () => {
    for (const layer of Object.keys(layers)) {
      expect(modules.filter((file) => layerOf(file) === layer).length).toBeGreaterThan(0)
    }
  })
})

describe('the browser', () => {
  const loaded = reachedFrom('src/main.tsx')

  it('loads the pages', () => {
    expect(loaded).toContain(GENERATED)
    expect(loaded).toContain('react')
    expect(loaded.length).toBeGreaterThan(30)
  })

  it('loads neither Zod nor the shapes nor the check nor the editor nor its spreadsheets', () => {
    const packages =
      /^(zod|jsonc-parser|sharp|msw|comlink|.*-excel-file|papaparse|fflate|hono|liquidjs|@hono|@libsql|nodemailer)\b/
    const notInBrowser = /^src\/(check|site|cli|editor|inbox)\b/
    const schemas = /^src\/((catalogue|roof|enquiry)\/schemas\b|pages\/\w+\/\w*[sS]chema\.ts\b)/
    const isNeverLoaded = (name: string) =>
      [packages, notInBrowser, schemas].some((pattern) => pattern.test(name))
    expect(loaded.filter(isNeverLoaded)).toEqual([])
  })
})

describe('the check', () => {
  const loaded = reachedFromLayer('check')

  it('loads Zod, so that the look above is one that can find it', () => {
    expect(loaded).toContain('zod')
  })

  it('runs wherever JavaScript does: it reaches neither Node nor React', () => {
    expect(loaded.filter((name) => isForNode(name) || /^(react|@tanstack\/)/.test(name))).toEqual(
      [],
    )
  })
})

it('the catalogue is plain: it loads neither React nor Node', () => {
  const loaded = reachedFromLayer('catalogue')
  expect(loaded).toContain('zod')
  expect(loaded.filter((name) => isForNode(name) || /^(react|@tanstack\/)/.test(name))).toEqual([])
})

it('what writes the messages of enquiries is plain: it loads neither React nor Zod nor Node', () => {
  const writers = modules.filter((file) => file.startsWith('src/enquiry/message/'))
  expect(writers.length).toBeGreaterThan(3)
  const loaded = reachedFrom(...writers)
  expect(loaded.filter((name) => isForNode(name) || /^(react|zod|@tanstack\/)/.test(name))).toEqual(
    [],
  )
})

it('Node is known to the site, the servers of the editor and of the inbox and the commands alone', () => {
  const users = modules.filter((file) => importsOf(file).loaded.some(isForNode))
  const folders = users.map((file) => path.posix.dirname(file).split('/').slice(0, 3).join('/'))
  const known = /^src\/(cli|site|editor\/(disk|server)|inbox\/server)\b/
  expect(folders.filter((folder) => !known.test(folder))).toEqual([])
})

describe('the code asks for no property, word or kind of product by its key', () => {
  const { properties, words, productKinds } = vocabulary
  const keys = [properties, words, productKinds].flatMap((group) => Object.keys(group))
  const quoted = (names: readonly string[]) => `['"\`](?:${names.join('|')})['"\`]`
  const property = Object.keys(properties)

  /** A hyphenated key is no English word besides; any other is a key only in these places. */
  const usages = [
    // The scenes name their pictures after the material.
    String.raw`(?<!@picture\()${quoted(keys.filter((key) => key.includes('-')))}`,
    String.raw`\b(?:property|claim|productKind)(?: [=!]==|:) ${quoted(keys)}`,
    String.raw`\b(?:values|properties|words|productKinds)(?:\?\.)?\[${quoted(keys)}\]`,
    String.raw`\b(?:figuresOf|labelOf|formatFigure|formatValue)\([^()]*${quoted(property)}`,
    // Of a list, "length" is the number of its values.
    String.raw`\bvalues\??\.(?:${property.filter((key) => key !== 'length').join('|')})\b`,
    String.raw`\bitem\.values\??\.length\b`,
    String.raw`['"\`]v\.(?:${property.join('|')})\b`,
  ].map((usage) => new RegExp(usage))

  /** The schemas have keys in their examples. */
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js|py)$/.test(name) && !/schemas\/|[sS]chema\.ts$/.test(name))
    .map((name) => path.posix.join('src', name))

  function linesByKey(code: string): string[] {
    const plain = code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|#).*/gm, '')
    return plain.split('\n').filter((line) => usages.some((usage) => usage.test(line)))
  }

  it('in no file beside the schemas', () => {
    const found = files.flatMap((file) =>
      linesByKey(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
    expect(files.length).toBeGreaterThan(400)
  })

  it.each([
    "const covers = numbers('cover-width', 'mm')",
    "isLength = property === 'length' && free",
    "const step = values['thickness']",
    'const typed = item.values.length',
    'const width = values.width === value',
    "figuresOf(page.specification, 'ribs')",
    "name: 'v.length',",
    'write("on-request")',
    'WIDTH = figures.lengths(STEEL, "pitch-step")[0]',
  ])('would be found in %s', (line) => {
    expect(linesByKey(line)).toEqual([line])
  })
})
