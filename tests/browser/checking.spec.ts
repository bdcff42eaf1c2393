import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { type Files, PAGES } from '../../src/model/catalogue/catalogueFiles.ts'
import { fileOf } from '../../src/pages/files.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'

/** The check as one script, as a page for editors would load it. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/check/checkCatalogue.ts', formats: ['es'] } },
  })
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk') throw new Error('the check is not bundled into one script')
  return script.code
}

const origin = 'http://editor.invalid'

function checkInNode(files: Files) {
  const { catalogue, problems } = checkCatalogue(files)
  return { problems, catalogue: catalogue && { ...catalogue, pages: [...catalogue.pages] } }
}

function checkInPage(page: Page, { texts, pictures }: Files) {
  return page.evaluate(
    async ([address, texts, pictures]) => {
      const check: { checkCatalogue: typeof checkCatalogue } = await import(address)
      const files = { texts: new Map(texts), pictures: new Map(pictures) }
      const { catalogue, problems } = check.checkCatalogue(files)
      return { problems, catalogue: catalogue && { ...catalogue, pages: [...catalogue.pages] } }
    },
    [`${origin}/check.js`, [...texts], [...pictures]] as const,
  )
}

const whole = await readFolder('.')
const [misspelt = '', truncated = '', unreadable = ''] = [...whole.texts.keys()]
  .filter((file) => file.startsWith(PAGES) && file.endsWith('.json'))
  .toSorted()
const [picture = ''] = whole.pictures.keys()

/** The real files, with one text changed. */
function edited(file: string, change: (text: string) => string): Files {
  const text = whole.texts.get(file)
  if (typeof text !== 'string') throw new Error(`${file} cannot be read`)
  expect(change(text)).not.toBe(text)
  return { ...whole, texts: new Map(whole.texts).set(file, change(text)) }
}

const refused = { message: 'The file may not be read', hint: 'Ask for it.' }

/** The real files with a fault put in, each of another kind. */
const faults: Record<string, Files> = {
  'nothing wrong': whole,
  'a misspelt field': edited(misspelt, (text) => text.replace('"heading"', '"headng"')),
  'a text that breaks off': edited(truncated, (text) => text.slice(0, text.length / 2)),
  'a path in another spelling': edited(fileOf('aliases'), (text) =>
    text.replace(/"(?=\s*\}\s*$)/, 'x"'),
  ),
  'a file that cannot be read': { ...whole, texts: new Map(whole.texts).set(unreadable, refused) },
  'a picture that is damaged': {
    ...whole,
    pictures: new Map(whole.pictures).set(picture, { fault: refused }),
  },
}

test('the check says the same in a browser as in Node, word for word, line and column', async ({
  page,
}) => {
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  const script = await bundle()
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><link rel="icon" href="data:,">',
        }),
  )
  await page.goto(origin)
  const results = new Set<string>()
  for (const [name, files] of Object.entries(faults)) {
    const inNode = checkInNode(files)
    expect(await checkInPage(page, files), name).toEqual(inNode)
    results.add(JSON.stringify(inNode.problems))
  }
  // No fault is without a word of its own.
  expect(results.size).toBe(Object.keys(faults).length)
  expect(noise).toEqual([])
})
