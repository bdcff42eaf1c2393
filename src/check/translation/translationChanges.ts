import { translationFile } from '../../catalogue/catalogueFiles.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { labelledValues } from '../labelledValues.ts'
import { pointerOf } from '../pointer.ts'
import { languageName } from './languages.ts'
import { writeForms } from './pluralForms.ts'

type Entry = Translation[string]

type Files = ReadonlyMap<string, Translation>

/** The entries of a file that another version does not have: at another place, or of a renamed page. */
function newEntries(of: string, now: Files, before: Files): Map<string, Entry> {
  const keyOf = ({ of, text }: Entry) => JSON.stringify([of, text])
  const same = before.get(of)
  const others = same === undefined ? [...before.values()] : [same]
  const known = new Set(others.flatMap((file) => Object.values(file).map(keyOf)))
  return new Map(Object.entries(now.get(of) ?? {}).filter(([, entry]) => !known.has(keyOf(entry))))
}

/**
 * What has changed in the words of other languages.
 * @returns each change as those of the English files are; without `before` the text is new, without `after` removed
 */
export function* translationChanges(was: DraftCatalogue, is: DraftCatalogue) {
  for (const key of new Set([...was.translations.keys(), ...is.translations.keys()])) {
    const none: Files = new Map()
    const [before = none, now = none] = [was.translations.get(key), is.translations.get(key)]
    for (const of of new Set([...before.keys(), ...now.keys()])) {
      const [removed, added] = [newEntries(of, before, now), newEntries(of, now, before)]
      if (removed.size + added.size === 0) continue
      const [found] = [is, was].flatMap((draft) => labelledValues(draft, of))
      const labels = new Map(
        found?.values.map(({ jsonPath, label }) => [pointerOf(jsonPath), label]),
      )
      const page = `${found?.name ?? of} (${languageName(key)})`
      for (const pointer of new Set([...removed.keys(), ...added.keys()])) {
        const [one, other] = [removed.get(pointer), added.get(pointer)]
        // Said of the same text again, it is another English text that it was made from.
        if (one !== undefined && writeForms(one.text) === (other && writeForms(other.text)))
          continue
        yield {
          ...{ file: translationFile(key, of), page, what: labels.get(pointer) ?? pointer },
          ...(one && { before: writeForms(one.text) }),
          ...(other && { after: writeForms(other.text) }),
        }
      }
    }
  }
}
