import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { plainError } from './disk/diskError.js'

/** The file with the licence texts of the packages whose code or typeface the browser gets. */
export const licencesFile = 'licences.txt'

/** The packages of the bundler, which adds helpers of its own to the scripts. */
const bundler = ['rolldown', 'vite']

/** The folder of the package that a module belongs to; undefined for the project's own modules. */
function packageFolder(id: string): string | undefined {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? []
  return folder
}

/** The packages in `node_modules` that a style sheet names by `url()`, with those of the sheets that it imports. */
function packagesInStyle(root: string, file: string): string[] {
  const style = readFileSync(file, 'utf8')
  const imported = Array.from(style.matchAll(/@import\s+["'](\.[^"']+)["']/g), ([, name = '']) =>
    path.resolve(path.dirname(file), name),
  )
  const urls = style.matchAll(/url\(["']?((?:@[\w.-]+\/)?\w[\w.-]*)\/[^)]*\)/g)
  const named = Array.from(urls, ([, name = '']) => path.join(root, 'node_modules', name))
  return [
    ...named.filter((folder) => existsSync(path.join(folder, 'package.json'))),
    ...imported.flatMap((other) => packagesInStyle(root, other)),
  ]
}

/** A licence without the licences of what the package itself bundles for other purposes. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies/m)[0]?.trim() ?? ''
}

/** The name of a package with its version, and the texts that have to go with its code. */
function licenceOf(folder: string): string {
  const about: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)\b/i.test(name))
  if (files.length === 0 && about.license === undefined) {
    throw plainError(`The package ${about.name} has no licence, so its code cannot be published`)
  }
  const texts = files.sort().map((name) => ownPart(readFileSync(path.join(folder, name), 'utf8')))
  const head = `${about.name} ${about.version}${about.license ? ` (${about.license})` : ''}`
  return [head, '-'.repeat(head.length), ...texts].join('\n\n')
}

/**
 * The licence texts of all packages that are in the scripts, the styles and the typefaces of a bundle.
 * @param root the project's folder
 * @param modules the ids of all modules of the bundle
 */
export function licenceTexts(root: string, modules: Iterable<string>): string {
  const folders = new Set(bundler.map((name) => path.join(root, 'node_modules', name)))
  for (const id of modules) {
    const folder = packageFolder(id)
    if (folder !== undefined) folders.add(folder)
    const [file = ''] = id.split('?')
    if (!file.endsWith('.css') || !existsSync(file)) continue
    for (const named of packagesInStyle(root, file)) folders.add(named)
  }
  const texts = [...new Set(Array.from(folders, licenceOf))].sort()
  const intro = 'The website contains code and typefaces of these packages, each under its licence.'
  return `${[intro, ...texts].join('\n\n\n')}\n`
}
