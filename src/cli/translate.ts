import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogueTexts, type TextState, withText } from '../check/translation/translate.ts'
import { schemaOf, translationFile } from '../model/catalogue/catalogueFiles.ts'
import { checkFolder } from '../site/disk/checkFolder.ts'
import { diskError } from '../site/disk/diskError.js'
import { terminal } from './io.ts'

const usage = `npm run translate -- status             what is translated, by language and file
npm run translate -- next gu            the next text without a translation
npm run translate -- next gu "<text>"   writes its translation, and shows the one after it`

type Files = Map<string, TextState[]>

function byFile(states: readonly TextState[]): Files {
  const files: Files = new Map()
  for (const state of states) files.set(state.file, [...(files.get(state.file) ?? []), state])
  return files
}

function counted(states: readonly TextState[]): string {
  const of = (name: TextState['state']) => states.filter(({ state }) => state === name).length
  return `${of('fresh')} fresh, ${of('stale')} stale, ${of('missing')} missing`
}

function shown(text: TextState['english']): string {
  return typeof text === 'string' ? text : JSON.stringify(text)
}

/**
 * `npm run translate`: what of the catalogue is translated, and the next text to translate.
 * @returns the exit code: 1 where it was called in another way than its usage says
 */
export async function main(args: readonly string[], io = terminal): Promise<number> {
  const [task, language = '', text] = args
  const { draft } = await checkFolder(io.cwd)
  const languages = draft.site?.languages?.others ?? []
  if (task === 'status') {
    for (const { key, name } of languages) {
      const states = catalogueTexts(draft, key)
      io.log(`${name} (${key}): ${counted(states)}`)
      for (const [file, own] of byFile(states)) {
        if (own.some(({ state }) => state !== 'fresh')) io.log(`  ${file}: ${counted(own)}`)
      }
    }
    return 0
  }
  if (task !== 'next' || !languages.some(({ key }) => key === language)) {
    io.error(usage)
    return 1
  }
  const open = catalogueTexts(draft, language).filter(({ state }) => state !== 'fresh')
  const [first, second] = open
  if (first === undefined) {
    io.log('Every text is translated.')
    return 0
  }
  if (text === undefined) show(first, io)
  else {
    const states = catalogueTexts(draft, language).filter(({ file }) => file === first.file)
    const file = translationFile(language, first.file)
    const place = path.join(io.cwd, file)
    const value = { $schema: schemaOf(file), ...withText(states, first.pointer, text) }
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, `${JSON.stringify(value, null, 2)}\n`).catch((error) => {
      throw diskError(error, file)
    })
    io.log(`Written to ${file}.`)
    if (second !== undefined) show(second, io)
  }
  return 0
}

function show({ file, pointer, english, found }: TextState, io: typeof terminal): void {
  io.log(`${file} ${pointer}\n  ${shown(english)}`)
  if (found !== undefined) io.log(`  until now: ${shown(found.text)}`)
}
