import { translationFolder } from '../../catalogue/catalogueFiles.ts'
import { quote } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Sources } from '../../catalogue/schemas/sources.ts'
import { suggestFix } from '../../catalogue/suggest.ts'
import { walkData } from '../../catalogue/walkData.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue, Rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { createConfirmations } from '../confirmations.ts'
import { describePlace } from '../describePlace.ts'
import { duplicateFix } from '../formWords.ts'
import { valueAt } from '../pointer.ts'
import {
  danglingReference,
  isDeclaredPageFile,
  isReferable,
  referenceMatches,
  resolveReference,
  similarFile,
  valueOfFile,
} from '../references.ts'

const file = sharedFilePath('sources')

function missingFile(lost: string, jsonPath: JsonPath, draft: DraftCatalogue) {
  const near = similarFile(lost, draft)
  const gone = 'If the page was removed, delete this entry.'
  const fix = near === undefined ? gone : `Did you mean "${near}"?`
  const message = `There is no file ${quote(lost)}`
  return { file, jsonPath: [...jsonPath, 'file'], message, fix }
}

/** The value of each entry exists, and has no second entry. */
const sourcePlaces: Rule = function* (draft) {
  const seen = new Set<string>()
  for (const [i, entry] of draft.sources?.entries.entries() ?? []) {
    const jsonPath = ['entries', i]
    if (!entry.file.includes('*') && !isReferable(entry.file, draft)) {
      // A declared page without its file is reported in the routes; the entry waits for it.
      if (!isDeclaredPageFile(entry.file, draft)) yield missingFile(entry.file, jsonPath, draft)
      continue
    }
    const place = `${entry.file} ${entry.pointer}`
    if (seen.has(place)) {
      const message = `“${describePlace(entry, draft)}” is already listed`
      yield { file, jsonPath: [...jsonPath, 'pointer'], message, fix: duplicateFix }
    }
    seen.add(place)
    const dangling = danglingReference(entry, draft)
    if (dangling === undefined) continue
    const { message, fix } = dangling
    yield { file, jsonPath: [...jsonPath, 'pointer'], message, fix }
  }
}

/** Each colour value needs an entry with its source. */
const chipSources: Rule = function* (draft) {
  const { properties, sources } = draft
  if (properties === undefined || sources === undefined) return
  for (const [word, { chip, label }] of Object.entries(properties.words)) {
    const place = { file: sharedFilePath('properties'), pointer: `/words/${word}/chip` }
    if (chip === undefined || sources.entries.some((one) => referenceMatches(one, place, draft)))
      continue
    const message = `Nothing says where the colour value of "${label}" comes from`
    const fix = `Add an entry for it to “${fileTitle(file)}”. Tables show the colour once it is confirmed there.`
    yield { file: place.file, jsonPath: ['words', word, 'chip'], message, fix }
  }
}

/** A person and a day, with its path in `sources.json`. */
type Signature = { on: string; jsonPath: JsonPath }

function* signatures({ launch = [], confirmed = {} }: Sources): Iterable<Signature> {
  for (const [i, { answered, unknown }] of launch.entries()) {
    if (answered !== undefined) yield { ...answered, jsonPath: ['launch', i, 'answered'] }
    if (unknown !== undefined) yield { ...unknown, jsonPath: ['launch', i, 'unknown'] }
  }
  for (const [read, all] of Object.entries(confirmed)) {
    for (const [i, one] of all.entries()) yield { ...one, jsonPath: ['confirmed', read, i] }
  }
}

/** Nothing was confirmed in the future. */
const confirmationDays: Rule = function* ({ sources }, { today }) {
  for (const { on, jsonPath } of sources === undefined ? [] : signatures(sources)) {
    if (on <= today) continue
    const fix = 'Enter the day it happened, as year, month and day.'
    yield { file, jsonPath: [...jsonPath, 'on'], message: `${on} is in the future`, fix }
  }
}

/** Each question has its own key, asks for a property that exists, and entries name a question. */
const launchKeys: Rule = function* ({ sources, properties }) {
  const keys = sources?.launch?.map(({ key }) => key) ?? []
  for (const [i, { key, property }] of sources?.launch?.entries() ?? []) {
    const jsonPath = ['launch', i]
    if (keys.indexOf(key) < i) {
      const message = `${quote(key)} is already the key of a question`
      yield { file, jsonPath: [...jsonPath, 'key'], message, fix: duplicateFix }
    }
    if (property === undefined || properties === undefined) continue
    if (ownValue(properties.properties, property) !== undefined) continue
    const message = `There is no property ${quote(property)}`
    const fix = suggestFix(
      property,
      Object.keys(properties.properties),
      'Name one of “Properties”.',
    )
    yield { file, jsonPath: [...jsonPath, 'property'], message, fix }
  }
  for (const [i, { launch }] of sources?.entries.entries() ?? []) {
    if (launch === undefined || keys.includes(launch)) continue
    const message = `There is no question with the key ${quote(launch)}`
    const fix = suggestFix(launch, keys, 'Remove it, or add the question.')
    yield { file, jsonPath: ['entries', i, 'launch'], message, fix }
  }
}

/** Each file that was read, and each language, still exists. */
const readFiles: Rule = function* (draft) {
  const languages = draft.site?.languages?.others.map(({ key }) => translationFolder(key)) ?? []
  for (const read of Object.keys(draft.sources?.confirmed ?? {})) {
    if (isReferable(read, draft) || isDeclaredPageFile(read, draft)) continue
    if (languages.includes(read) || draft.site === undefined) continue
    yield { ...missingFile(read, [], draft), jsonPath: ['confirmed', read], key: true }
  }
}

/** A doubted word is one of the value, or it is doubted in vain. */
const doubtedWords: Rule = function* (draft) {
  const confirmations = createConfirmations(draft)
  for (const [i, entry] of draft.sources?.entries.entries() ?? []) {
    const { doubted = [] } = entry
    const places = resolveReference(entry, draft)
    const isSettled = confirmations.filesOf(entry).every((one) => confirmations.find(entry, one))
    if (doubted.length === 0 || places.length === 0 || isSettled) continue
    const texts = places.flatMap((place) => {
      const value = valueAt(valueOfFile(place.file, draft), place.jsonPath)
      return Array.from(walkData(value), (each) => each.value)
    })
    for (const [j, word] of doubted.entries()) {
      if (texts.includes(word)) continue
      const place = describePlace(entry, draft)
      yield {
        file,
        jsonPath: ['entries', i, 'doubted', j],
        message: `${quote(word)} is doubted, but “${place}” does not have it`,
        fix: 'Correct the word, or remove it here.',
        warning: true,
      }
    }
  }
}

export const sourceRules = {
  doubtedWords,
  sourcePlaces,
  chipSources,
  launchKeys,
  readFiles,
  confirmationDays,
}
