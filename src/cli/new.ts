import { readFile, writeFile } from 'node:fs/promises'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import { pathOf } from '../catalogue/path.ts'
import { pageFile } from '../check/files.ts'
import { fileOf, schemaOf } from '../check/names.ts'
import { formatProblems } from '../check/report.ts'
import { reserved, SLUG } from '../check/rules/routes.ts'
import { checkFolder } from '../disk/checkFolder.ts'
import { format } from './format.ts'

const usage = `Usage: npm run new -- page <Slug> [<category key>]
  <Slug> is the page's path without its slash: a capital letter, then letters and digits.`

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Writes a value into a JSON file and leaves the rest of it as it stands. */
async function insert(file: string, path: JSONPath, value: unknown): Promise<void> {
  const text = await readFile(file, 'utf8')
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const isArrayInsertion = path.at(-1) === -1
  const edits = modify(text, path, value, { formattingOptions, isArrayInsertion })
  await writeFile(file, applyEdits(text, edits))
}

/** `npm run new -- page <Slug>`: makes a placeholder page in all the places that must know it. */
const [what, slug = '', key] = process.argv.slice(2)
if (what !== 'page' || slug === '') stop(usage)
if (!SLUG.test(slug)) stop(`"${slug}" cannot be the name of a page.\n${usage}`)

const { catalogue, problems } = await checkFolder(process.cwd())
if (catalogue === undefined || problems.length > 0) {
  stop(`${formatProblems(problems, 'text')}\nNothing was made. Mend this first.`)
}
const { routes, aliases } = catalogue
const { categories } = catalogue.categories
const path = pathOf(slug)
const owner = reserved.get(slug.toLowerCase())
if (owner !== undefined) stop(`The path "${path}" is taken by ${owner}. Choose another name.`)
const taken = [...Object.keys(routes), ...Object.keys(aliases)].find(
  (one) => one.toLowerCase() === path.toLowerCase(),
)
if (taken !== undefined) stop(`The path "${taken}" is taken. Choose another name.`)
const keys = categories.map((category) => category.key)
const at =
  key === undefined
    ? categories.length - 1
    : categories.findIndex((category) => category.key === key)
const category = categories[at]
if (category === undefined) stop(`There is no category "${key}". There are ${keys.join(', ')}.`)

const name = slug.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
const file = pageFile(path)
const page = {
  $schema: schemaOf(file),
  kind: 'placeholder',
  heading: name,
  summary: category.description,
}
await writeFile(file, `${JSON.stringify(page, null, 2)}\n`, { flag: 'wx' })
await insert(fileOf('routes'), [path], 'product')
await insert(fileOf('categories'), ['categories', at, 'items', -1], { name, path })
await format([file, fileOf('routes'), fileOf('categories')])

console.log(`The page ${path} is there, with its heading only:
  ${file}  its heading and the sentence for search engines: write both anew
  ${fileOf('routes')}  declares the path
  ${fileOf('categories')}  lists it in "${category.label}": write its name there as well
To put it into another category, move its line there.`)
const after = await checkFolder(process.cwd())
console.log(formatProblems(after.problems, 'text'))
if (after.problems.length > 0) process.exitCode = 1
