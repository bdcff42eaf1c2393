import { translationFile } from '../catalogue/catalogueFiles.ts'
import { sentenceFor } from '../catalogue/problem.ts'
import { printFile } from '../check/printFile.ts'
import { readCatalogue } from '../check/readCatalogue.ts'
import { termsIn } from '../check/translation/glossary.ts'
import {
  formatPluralForms,
  parsePluralForms,
  pluralFormsOf,
} from '../check/translation/pluralForms.ts'
import {
  catalogueTextStates,
  type TextState,
  updateTranslation,
} from '../check/translation/translate.ts'
import { type TargetLanguage, translationFaults } from '../check/translation/translationFaults.ts'
import { writeChanges } from '../editor/disk/writeFiles.ts'
import { TaskError } from '../editor/edit/catalogueEdit.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { type CommandIo, terminal } from './io.ts'
import { reportErrors } from './reportErrors.ts'

const usage = `Usage: npm run translate -- status                what is translated, by language and file
       npm run translate -- next <language>           the next text without a translation
       npm run translate -- next <language> "<text>"  saves its translation, and shows the next one`

function countStates(states: readonly TextState[]): string {
  const count = (name: TextState['state']) => states.filter(({ state }) => state === name).length
  return `${count('fresh')} fresh, ${count('stale')} stale, ${count('missing')} missing`
}

/** Describes a text for the translator: its location, its terms, and its previous translation. */
function describe({ file, pointer, english, found }: TextState, { glossary = {} }: TargetLanguage) {
  const terms = termsIn(pluralFormsOf(english).join('\n'), glossary)
  return [
    `${file} ${pointer}`,
    ...formatPluralForms(english)
      .split('\n')
      .map((line) => `  ${line}`),
    ...terms.map(({ english: term, words }) => `  ${term}: ${words.join(' / ')}`),
    ...(found === undefined ? [] : [`  until now: ${formatPluralForms(found.text)}`]),
  ].join('\n')
}

/** Shows the next text without a translation. If a translation is given, it is written first. */
async function next(io: CommandIo, key: string, translation?: string): Promise<void> {
  const files = await readFolder(io.cwd)
  const { draft } = readCatalogue(files)
  const languages = draft.site?.languages?.others.map((language) => language.key) ?? []
  if (!languages.includes(key)) {
    throw new TaskError(`${usage}\nThe languages are: ${languages.join(', ') || 'none yet'}.`)
  }
  const language = { key, glossary: draft.glossaries.get(key) }
  const texts = catalogueTextStates(draft, key)
  const [first, second] = texts.filter(({ state }) => state !== 'fresh')
  if (first === undefined) io.log('Every text is translated.')
  else if (translation === undefined) io.log(describe(first, language))
  else {
    const text = first.plural ? parsePluralForms(translation) : translation.trim()
    if (text === '') throw new TaskError('The text is empty. Nothing is written.')
    const faults = [...translationFaults(first, text, language)]
    if (faults.length > 0) {
      const sentences = faults.map((fault) => sentenceFor('inFile', fault))
      throw new TaskError([...sentences, 'Nothing is written.'].join('\n'))
    }
    const file = translationFile(key, first.file)
    const textsOfFile = texts.filter((text) => text.file === first.file)
    const written = printFile(
      file,
      updateTranslation(textsOfFile, new Map([[first.pointer, text]])),
    )
    await writeChanges(io.cwd, files, new Map([[file, written]]))
    io.log(`Written to ${file}.`)
    io.log(second === undefined ? 'Every text is translated.' : describe(second, language))
  }
}

/** Prints the state of the translations, by language and file. */
async function status(io: CommandIo): Promise<void> {
  const { draft } = readCatalogue(await readFolder(io.cwd))
  for (const { key, name } of draft.site?.languages?.others ?? []) {
    const states = catalogueTextStates(draft, key)
    io.log(`${name} (${key}): ${countStates(states)}`)
    for (const file of new Set(states.map((state) => state.file))) {
      const statesOfFile = states.filter((state) => state.file === file)
      if (statesOfFile.some(({ state }) => state !== 'fresh'))
        io.log(`  ${file}: ${countStates(statesOfFile)}`)
    }
  }
}

/**
 * `npm run translate`: shows the state of the translations, or the next text to translate.
 * @returns the exit code
 */
export async function main(args: readonly string[], io = terminal): Promise<number> {
  const [task, language, text] = args
  return reportErrors(async () => {
    if (task === 'status') await status(io)
    else if (task === 'next' && language !== undefined) await next(io, language, text)
    else throw new TaskError(usage)
  }, io)
}
