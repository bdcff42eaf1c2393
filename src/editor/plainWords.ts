import { z } from 'zod'
import { schemaOfFile } from '../pages/dataFiles.ts'
import type { TaskMessage } from './edit/catalogueEdit.ts'
import { editorWords } from './edit/editorWords.ts'

/** The display name of a file by its schema. */
export function titleOf(file: string): string | undefined {
  return z.globalRegistry.get(schemaOfFile(file) ?? z.never())?.title
}

/** How a place of the data is called on the screen. */
export type PlaceNames = {
  nameOf?(file: string): string | undefined
  placeName?(place: { file: string; pointer: string }): string
}

const FILE = String.raw`data/[\w./*-]+\.json`

/** A value as the file has it: `{ "max": 5, "unit": "years" }`. A place in a text, `{name}`, is none. */
const CODE = String.raw`[{[][^{}]*"[^{}]*(?:\[[^{}]*\])?[^{}]*[}\]]`

/**
 * What the check, the help and the tasks say about how the files are written, as one says it of a form.
 * What is left empty is about the file alone: the form takes care of it.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/Write "\$schema".*$/gs, `Press "${editorWords.fix}".`],
  [/Delete these lines \(npm run fix does it\)/g, `Press "${editorWords.fix}"`],
  [/The way to a text like .*$/g, 'This does not say which text it translates'],
  [/ "npm run translate" writes them\./g, ''],
  [/ \(npm run [^)]*\)/g, ''],
  [/The folder data\/ is/g, 'The folder of the catalogue is'],
  [/The file names .* as its schema/g, 'The file does not say what it is'],
  [/"\$schema"/g, '"Kind of file"'],
  [/"[^"]*" leads nowhere: there is no "[^"]*"/g, 'What this is about is no longer there'],
  [/"[^"]*" is not a valid place in the file/g, 'This does not say what it is about'],
  [/Did you mean "\/[a-z][^"]*"\?|Start with a slash:.*$/g, editorWords.removeEntry],
  [/For example: [{[].*$/g, ''],
  [new RegExp(`Write ${CODE} instead`, 'g'), 'Choose the promise for this row instead'],
  [new RegExp(`Write ${CODE}`, 'g'), `Choose the kind “${editorWords.value}”, and type it`],
  [new RegExp(`Add it under [^.]*, or write ${CODE}`, 'g'), 'Choose another, or your own words'],
  [/, or \{ "text"[^}]*\}/g, ', or your own words'],
  [/Add "\/[^"]*": "\w+" to [^,]*,/g, 'Add the page by a task,'],
  [new RegExp(`Add ${CODE},? ?`, 'g'), 'Add it '],
  [new RegExp(`, or ${CODE} where they differ`, 'g'), ', or two: for one and for many'],
  [new RegExp(`A (?:row|figure) is ${CODE}[^]*$`, 'g'), ''],
  [new RegExp(` ?${CODE}`, 'g'), ''],
  [/ in (?:braces \{ \}|brackets \[ \])| \[ \]/g, ''],
  [/Restore the (?:braces|brackets)/g, 'Take the change back'],
  [/(\w+)\.json\b/g, '$1'],
  [/ has no file “[^”]*”/g, ' has no file'],
  [/ in public\/pictures\//g, ' among the pictures'],
  [/\ba path\b/g, 'an address'],
  [/\bA path\b/g, 'An address'],
  [/\bpath\b/g, 'address'],
  [/\bpointer\b/g, 'place'],
]

/** The name of a file, whatever page it holds. */
export function nameByTitle(file: string): string {
  if (file.includes('*')) return editorWords.allPages
  return titleOf(file) ?? file.replaceAll(/^.*\/|\.json$/g, '')
}

/** A text of the check, of the schema or of a task in the words of the form: it names no file and no pointer. */
export function plainWords(text: string, { nameOf, placeName }: PlaceNames = {}): string {
  const fileName = (file: string) => nameOf?.(file) ?? nameByTitle(file)
  const place = (file: string, pointer: string) => placeName?.({ file, pointer }) ?? fileName(file)
  const named = text
    // A report by files: `data/site.json:3:5  What is wrong` below the name of its file.
    .replaceAll(new RegExp(`^(${FILE})\n`, 'gm'), '')
    // A line of a file.
    .replaceAll(new RegExp(`^ *(${FILE}):\\d+ .*$`, 'gm'), (_, file) => fileName(file))
    .replaceAll(new RegExp(`^ *(${FILE}):\\d+:\\d+ +`, 'gm'), (_, file) => `${fileName(file)}: `)
    .replaceAll(new RegExp(`(Add an entry for )"[^"]*"( to ${FILE})`, 'g'), '$1it$2')
    .replaceAll(
      new RegExp(`"(/[^"]*)" (?:of|to) (${FILE})`, 'g'),
      (_, pointer, file) => `“${place(file, pointer)}”`,
    )
    .replaceAll(new RegExp(`"?(${FILE})"?`, 'g'), (_, file) => `“${fileName(file)}”`)
  return (
    phrases
      .reduce((said, [pattern, plain]) => said.replaceAll(pattern, plain), named)
      .replaceAll(/ +(?=[.,](?:\s|$))/g, '')
      // The name of a field: `whyChoose`.
      .replaceAll(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (key) =>
        key.replaceAll(/[A-Z]/g, ' $&').toLowerCase(),
      )
      .trim()
  )
}

/** What a task did to a file, in the words of the form: `Menus: its line is removed`. */
export function plainMessage({ text, file }: TaskMessage, names: PlaceNames = {}): string {
  return plainWords(file === undefined ? text : `${file}:1:1  ${text}`, names)
}
