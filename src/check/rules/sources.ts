import { quote } from '../../catalogue/messageText.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { walkData } from '../../catalogue/walkData.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue, Rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
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
import { changedSinceConfirmation } from '../sources.ts'

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

/** Nothing was confirmed in the future. */
const confirmationDays: Rule = function* ({ sources }, today) {
  for (const [i, { confirmed }] of sources?.entries.entries() ?? []) {
    if (confirmed === undefined || confirmed.on <= today) continue
    const fix = 'Enter the day it happened, as year, month and day.'
    const jsonPath = ['entries', i, 'confirmed', 'on']
    yield { file, jsonPath, message: `${confirmed.on} is in the future`, fix }
  }
}

/** A confirmed value is still the one that was confirmed. */
const confirmations: Rule = function* (draft) {
  for (const [i, entry] of draft.sources?.entries.entries() ?? []) {
    const { confirmed } = entry
    const now = changedSinceConfirmation(draft, entry)
    if (confirmed === undefined || now === undefined) continue
    const place = describePlace(entry, draft)
    const message = `“${place}” was confirmed by ${confirmed.by} as ${quote(confirmed.value)}, but is now ${quote(now)}`
    const fix =
      'Buyers no longer see it as confirmed. Confirm it again, or remove the confirmation here.'
    yield { file, jsonPath: ['entries', i, 'confirmed', 'value'], message, fix, warning: true }
  }
}

/** A doubted word is one of the value, or it is doubted in vain. */
const doubtedWords: Rule = function* (draft) {
  for (const [i, entry] of draft.sources?.entries.entries() ?? []) {
    const { doubted = [], confirmed } = entry
    const places = resolveReference(entry, draft)
    if (confirmed !== undefined || places.length === 0) continue
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
  confirmationDays,
  confirmations,
}
