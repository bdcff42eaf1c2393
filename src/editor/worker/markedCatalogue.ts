import { z } from 'zod'
import { isFigure } from '../../catalogue/figure.ts'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Place } from '../../catalogue/place.ts'
import { fieldMeta, isTextSchema } from '../../catalogue/schemas/fieldMeta.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import { type DataNode, mapValues } from '../../catalogue/walkData.ts'
import { formatPointer } from '../../check/pointer.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import {
  pageFile,
  type SharedData,
  schemaOfFile,
  sharedFilePath,
  sharedFiles,
} from '../../pages/dataFiles.ts'
import { writeMark } from './marks.ts'

/** The most marks with which a place is looked for. */
const MOST_MARKS = 40

/** Templates of figures: the text between their numbers belongs to the figure. */
const unmarked = new Set(
  ['/writing', '/units'].map((field) => sharedFilePath('properties') + field),
)

/** True if visitors read a value, rather than it names something else. */
function isShown(schema: Schema | undefined): boolean {
  return schema instanceof z.ZodEmail || isTextSchema(schema)
}

function isWord(schema: Schema | undefined): boolean {
  return fieldMeta(schema).names === 'word'
}

/** Marks the texts and figures of catalogues: a place has the same mark for as long as the editor is open. */
export function createMarks() {
  const places: Place[] = []
  const numbers = new Map<string, number>()

  function markFor({ file, jsonPath }: Place): string {
    const key = file + formatPointer(jsonPath)
    const number = numbers.get(key) ?? places.push({ file, jsonPath }) - 1
    numbers.set(key, number)
    return writeMark(number)
  }

  /** A value with its mark; undefined if it has none itself. */
  function marked(
    { value, schema, jsonPath }: DataNode,
    file: string,
    words?: Map<string, string>,
  ) {
    const at = { file, jsonPath }
    if (unmarked.has(file + formatPointer(jsonPath))) return value
    if (typeof value === 'string') {
      if (isShown(schema)) return value + markFor(at)
      if (!words || !isWord(schema) || jsonPath[0] !== 'specification') return value
      const key = value + markFor(at)
      words.set(key, value)
      return key
    }
    // The prefix of each number of a figure is a text of its own.
    if (isRecord(value) && isFigure(value)) {
      return { ...value, prefix: markFor(at) + (value.prefix ?? '') }
    }
    return undefined
  }

  /**
   * The value of a file with marks in its texts; its shape stays.
   * @param words a word of a table gets a key of its own, which is added to them
   */
  function markFile<T extends object>(file: string, value: T, words?: Map<string, string>): T {
    const copy = mapValues(value, schemaOfFile(file), (node) => marked(node, file, words))
    return Object.assign({ ...value }, copy)
  }

  /** A marked vocabulary with the words that were given keys of their own. Each explains itself once on a page. */
  function withWords(
    vocabulary: Vocabulary,
    { words }: Vocabulary,
    used: ReadonlyMap<string, string>,
  ): Vocabulary {
    const explained = new Set<string>()
    const copies: Vocabulary['words'] = {}
    for (const [key, name] of used) {
      const word = ownValue(vocabulary.words, name)
      if (word === undefined) continue
      // With the mark of its row alone: a person changes the value of this product, not the word of all products.
      const label = (ownValue(words, name)?.label ?? '') + key.slice(name.length)
      copies[key] = explained.has(name)
        ? { ...word, label, explanation: undefined }
        : { ...word, label }
      explained.add(name)
    }
    return { ...vocabulary, words: { ...vocabulary.words, ...copies } }
  }

  return {
    /** The place of the text or figure with a mark. */
    placeOf: (number: number): Place | undefined => places[number],
    /** The marks of a place, of the values in it, and of the other values of the entry or group that it is in, the nearest first. */
    marksNear({ file, jsonPath }: Place): string[] {
      const around = Math.max(1, jsonPath.findLastIndex((step) => typeof step === 'number') + 1)
      const near = [markFor({ file, jsonPath })]
      for (let length = jsonPath.length; length >= around; length -= 1) {
        const inside = `${file}${formatPointer(jsonPath.slice(0, length))}/`
        for (const [key, number] of numbers)
          if (key.startsWith(inside)) near.push(writeMark(number))
      }
      return [...new Set(near)].slice(0, MOST_MARKS)
    },
    /** The catalogue for the preview of one page: marks are in it, in the pages beside it, and in all that is no page. */
    markCatalogue(catalogue: Catalogue, path: string): Catalogue {
      const words = new Map<string, string>()
      const beside = catalogue.categories.categories.filter((category) =>
        [category, ...category.items].some((one) => one.path === path),
      )
      const pages = new Map(catalogue.pages)
      for (const one of [...beside.flatMap(({ items }) => items.map((item) => item.path)), path]) {
        const page = catalogue.pages.get(one)
        const own = one === path ? words : undefined
        if (page !== undefined) pages.set(one, markFile(pageFile(one), page, own))
      }
      const files: Partial<SharedData> = {}
      for (const part of sharedFiles) {
        Object.assign(files, { [part]: markFile(sharedFilePath(part), catalogue[part]) })
      }
      const { properties: vocabulary } = catalogue
      const properties = withWords(files.properties ?? vocabulary, vocabulary, words)
      return { ...catalogue, ...files, properties, pages }
    },
  }
}
