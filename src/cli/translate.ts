import { translationFile } from '../catalogue/catalogueFiles.ts'
import { printFile } from '../check/printFile.ts'
import { readCatalogue } from '../check/readCatalogue.ts'
import { type TargetLanguage, translationFaults } from '../check/translation/faults.ts'
import { formsOf, readForms, writeForms } from '../check/translation/forms.ts'
import { termsIn } from '../check/translation/glossary.ts'
import { catalogueTexts, type TextState, withTexts } from '../check/translation/translate.ts'
import { writeChanges } from '../editor/disk/writeFiles.ts'
import { TaskError } from '../editor/edit/catalogueEdit.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { failInWords } from './failInWords.ts'
import { type Io, terminal } from './io.ts'

const usage = `Usage: npm run translate -- status                what is translated, by language and file
       npm run translate -- next <language>           the next text without a translation
       npm run translate -- next <language> "<text>"  writes its translation, and shows the one after it`

function countStates(states: readonly TextState[]): string {
  const of = (name: TextState['state']) => states.filter(({ state }) => state === name).length
  return `${of('fresh')} fresh, ${of('stale')} stale, ${of('missing')} missing`
}

/** A text with its place, its terms and the translation of an earlier text, as a translator needs them. */
function describe({ file, pointer, english, found }: TextState, { glossary = {} }: TargetLanguage) {
  const terms = termsIn(formsOf(english).join('\n'), glossary)
  return [
    `${file} ${pointer}`,
    ...writeForms(english)
      .split('\n')
      .map((line) => `  ${line}`),
    ...terms.map(({ english: term, words }) => `  ${term}: ${words.join(' / ')}`),
    ...(found === undefined ? [] : [`  until now: ${writeForms(found.text)}`]),
  ].join('\n')
}

async function next(io: Io, key: string, typed?: string): Promise<void> {
  const files = await readFolder(io.cwd)
  const { draft } = readCatalogue(files)
  const languages = draft.site?.languages?.others.map((one) => one.key) ?? []
  if (!languages.includes(key)) {
    throw new TaskError(`${usage}\nThe languages are: ${languages.join(', ') || 'none yet'}.`)
  }
  const language = { key, glossary: draft.glossaries.get(key) }
  const all = catalogueTexts(draft, key)
  const [first, second] = all.filter(({ state }) => state !== 'fresh')
  if (first === undefined) io.log('Every text is translated.')
  else if (typed === undefined) io.log(describe(first, language))
  else {
    const text = first.plural ? readForms(typed) : typed.trim()
    if (text === '') throw new TaskError('The text is empty. Nothing is written.')
    const faults = [...translationFaults(first, text, language)]
    if (faults.length > 0) {
      const why = faults.map(({ message, hint }) => `${message}. ${hint}`)
      throw new TaskError([...why, 'Nothing is written.'].join('\n'))
    }
    const file = translationFile(key, first.file)
    const own = all.filter((one) => one.file === first.file)
    const written = printFile(file, withTexts(own, new Map([[first.pointer, text]])))
    await writeChanges(io.cwd, files, new Map([[file, written]]))
    io.log(`Written to ${file}.`)
    io.log(second === undefined ? 'Every text is translated.' : describe(second, language))
  }
}

async function status(io: Io): Promise<void> {
  const { draft } = readCatalogue(await readFolder(io.cwd))
  for (const { key, name } of draft.site?.languages?.others ?? []) {
    const states = catalogueTexts(draft, key)
    io.log(`${name} (${key}): ${countStates(states)}`)
    for (const file of new Set(states.map((one) => one.file))) {
      const own = states.filter((one) => one.file === file)
      if (own.some(({ state }) => state !== 'fresh')) io.log(`  ${file}: ${countStates(own)}`)
    }
  }
}

/**
 * `npm run translate`: what of the catalogue is translated, and the next text to translate.
 * @returns the exit code
 */
export async function main(args: readonly string[], io = terminal): Promise<number> {
  const [task, language, text] = args
  return failInWords(async () => {
    if (task === 'status') await status(io)
    else if (task === 'next' && language !== undefined) await next(io, language, text)
    else throw new TaskError(usage)
  }, io)
}
