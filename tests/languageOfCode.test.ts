import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

describe('the code that makes pages', () => {
  /** Words for editors alone are in the language of the editor. */
  const forEditors =
    /\/rules\/|\/schemas\/|[sS]chema\.ts$|Words\.ts$|\/ruleHelpers\.ts$|^src\/catalogue\/messageText\.ts$/
  const files = ['catalogue', 'ui', 'roof', 'enquiry', 'pages'].flatMap((layer) => {
    const folder = path.posix.join('src', layer)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep)))
      .filter((file) => !forEditors.test(file))
  })

  /** The lines of the code, without comments, that contain something. */
  function linesWith(pattern: RegExp): string[] {
    return files.flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
      const lines = code.split('\n').filter((line) => pattern.test(line))
      return lines.map((line) => `${file}: ${line.trim()}`)
    })
  }

  it('is all read', () => expect(files.length).toBeGreaterThan(150))

  it.each([
    ['names no language', /['"`](?:en|hi|gu|mr|[a-z]{2,3}-[A-Z]{2})['"`]/],
    ['formats in no language but the one handed in', /(?:Intl\.\w+|toLocale\w+)\((?!language\b)/],
    [
      'writes no plural by itself',
      /[=>] 1\s*\?\s*(?:['"`]|\w*[wW]ords\b|one\b)|\w\$\{[^}]*\? '' : 's'/,
    ],
    ['puts no label before a value by itself', /`\$\{[^`]*\}[:;,] ?(?:\$\{[^`]*)?`/],
  ])('%s', (_rule, pattern) => expect(linesWith(pattern)).toEqual([]))

  it('joins no list by itself', () => {
    const joined = linesWith(/\.join\('[,;] '\)/).map((line) => line.split(':')[0])
    expect(joined.sort()).toEqual(
      [
        // The lines of a pasted list: its reader splits at commas in every language.
        'src/pages/find/pastedLines.ts',
        // The lines of a postal address, for people and for search engines.
        'src/pages/registry/addressViews.ts',
        'src/pages/shared/structured.ts',
        // Candidates of a picture, as HTML has them.
        'src/ui/pictures/Picture.tsx',
      ].sort(),
    )
  })
})
