import { type Files, PAGES, PICTURES, parseTranslationPath } from '../catalogue/catalogueFiles.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { pathOf, slugOf } from '../catalogue/path.ts'
import { isWithin } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { pageFile, sharedFilePath } from '../pages/dataFiles.ts'
import { pageHeadingOf } from './describePlace.ts'
import {
  type FileValues,
  type LabelledEntry,
  type LabelledValue,
  labelledValues,
} from './labelledValues.ts'
import { pairEntries } from './pairEntries.ts'
import { readCatalogue } from './readCatalogue.ts'
import { readJson } from './readJson.ts'
import { SLUG } from './rules/routes.ts'
import { type TranslationChange, translationChanges } from './translation/translationChanges.ts'

/** A changed value or translation; without `before` it is new, without `after` it was removed. */
export type CatalogueChange = TranslationChange & {
  /** The place of the value. A removed value has its former place. */
  jsonPath?: JsonPath
  /** Set if the whole page was added or removed; `after` or `before` is then its path. */
  wholePage?: 'added' | 'removed'
  /**
   * Set if a whole group of fields in a list was added or removed. `after` has the texts of a new group, `before` those
   * of a removed group without a name.
   */
  wholeEntry?: 'added' | 'removed'
  /** Set if the entries of a list are in another order. */
  reordered?: true
}

/** The files, and the hashes of the pictures if they are known. */
type ComparedFiles = Files & { hashes?: ReadonlyMap<string, string> }

/** The label of a page's path. */
const PATH = 'Path'

/** Files that visitors do not read. */
const hiddenFromVisitors: readonly string[] = [sharedFilePath('routes'), sharedFilePath('sources')]

/** The items of a value that the other does not have; all of them if neither value is a list. */
function withoutSharedItems(
  value: LabelledValue | undefined,
  other: LabelledValue | undefined,
): string | undefined {
  if (value === undefined) return undefined
  const several = value.items.length > 1 || (other?.items.length ?? 0) > 1
  const items = several ? value.items.filter((item) => !other?.items.includes(item)) : value.items
  return items.length === 0 ? undefined : items.join(', ')
}

function valueKey({ key, items }: LabelledValue): string {
  return JSON.stringify([key, items])
}

/** Removes the values with the same name from both lists, and yields them in pairs. */
function* takePairs(
  before: LabelledValue[],
  after: LabelledValue[],
  identityBefore: (value: LabelledValue) => string,
  identityAfter = identityBefore,
): Iterable<[LabelledValue, LabelledValue]> {
  for (const value of [...after]) {
    const at = before.findIndex((one) => identityBefore(one) === identityAfter(value))
    const [same] = at < 0 ? [] : before.splice(at, 1)
    if (same === undefined) continue
    after.splice(after.indexOf(value), 1)
    yield [same, value]
  }
}

/**
 * Takes the values of groups that are in one version alone, as a whole, and yields each group with its values.
 * @param left the values that the other version does not have
 * @param all those of the version
 * @param isInBoth true if a group, or one inside it, is in the other version too
 */
function* takeWholeEntries(
  left: LabelledValue[],
  all: readonly LabelledValue[],
  isInBoth: (entry: JsonPath) => boolean,
): Iterable<[LabelledEntry, LabelledValue[]]> {
  const isLeft = new Set(left)
  for (const value of [...left]) {
    if (!left.includes(value)) continue
    const whole = value.entries?.find(({ jsonPath }) => {
      const inside = all.filter((one) => isWithin(one.jsonPath, jsonPath))
      const isWhole = inside.every((one) => isLeft.has(one) && one.entries !== undefined)
      return isWhole && inside.length > 1 && !isInBoth(jsonPath)
    })
    if (whole === undefined) continue
    const inside = left.filter((one) => isWithin(one.jsonPath, whole.jsonPath))
    for (const one of inside) left.splice(left.indexOf(one), 1)
    yield [whole, inside]
  }
}

/** The texts of a new group that visitors read, without its name. */
function textOfEntry({ phrase }: LabelledEntry, values: readonly LabelledValue[]) {
  const texts = values.filter(({ isText }) => isText).flatMap(({ items }) => items)
  const others = texts.filter((text) => !phrase.includes(text))
  return others.length === 0 ? undefined : others.join(', ')
}

function* valueChanges(before: readonly LabelledValue[], after: readonly LabelledValue[]) {
  const keysBefore = new Set(before.map(valueKey))
  const keysAfter = new Set(after.map(valueKey))
  const old = before.filter((value) => !keysAfter.has(valueKey(value)))
  const now = after.filter((value) => !keysBefore.has(valueKey(value)))
  // The same value with other words, or the value that an entry has instead.
  const sameKeys = [...takePairs(old, now, ({ key }) => key)]
  const { identityBefore, identityAfter, isKept, wasThere } = pairEntries(old, now)
  for (const [entry, values] of takeWholeEntries(old, before, isKept)) {
    const { phrase: label, jsonPath, isNamed } = entry
    const text = isNamed ? undefined : textOfEntry(entry, values)
    yield { label, jsonPath, before: text, wholeEntry: 'removed' as const }
  }
  for (const [entry, values] of takeWholeEntries(now, after, wasThere)) {
    const { phrase: label, jsonPath } = entry
    yield { label, jsonPath, after: textOfEntry(entry, values), wholeEntry: 'added' as const }
  }
  const pairs: [LabelledValue | undefined, LabelledValue | undefined][] = [
    ...sameKeys,
    ...takePairs(old, now, identityBefore, identityAfter),
    ...old.map((value): [LabelledValue, undefined] => [value, undefined]),
    ...now.map((value): [undefined, LabelledValue] => [undefined, value]),
  ]
  for (const [one, other] of pairs) {
    const [was, is] = [withoutSharedItems(one, other), withoutSharedItems(other, one)]
    const { phrase: label = '', jsonPath } = other ?? one ?? {}
    if (was !== is) yield { label, jsonPath, before: was, after: is }
  }
}

/** The start that some labels share, in whole names: `Products, Cards`. */
function sharedLabel(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(', '))
  const end = first.findIndex((name, i) => others.some((other) => other[i] !== name))
  return first.slice(0, end < 0 ? undefined : end).join(', ')
}

/** The values by their keys, without those whose key is not theirs alone. */
function byOwnKey(values: readonly LabelledValue[]): ReadonlyMap<string, LabelledValue> {
  const byKey = new Map(values.map((value) => [value.key, value]))
  for (const value of values) if (byKey.get(value.key) !== value) byKey.delete(value.key)
  return byKey
}

/** The lists whose entries are in another order. Added and removed entries do not count. */
function* orderChanges(before: readonly LabelledValue[], after: readonly LabelledValue[]) {
  const earlier = byOwnKey(before)
  const lists = new Map<string, { was: number; is: number; label: string }[]>()
  for (const { key, jsonPath, label } of byOwnKey(after).values()) {
    const old = earlier.get(key)?.jsonPath ?? []
    for (const [at, is] of jsonPath.entries()) {
      const was = old[at]
      if (typeof is !== 'number' || typeof was !== 'number') continue
      const list = JSON.stringify([old.slice(0, at), jsonPath.slice(0, at)])
      lists.set(list, [...(lists.get(list) ?? []), { was, is, label }])
    }
  }
  for (const entries of lists.values()) {
    const inOrder = entries.toSorted((one, other) => one.was - other.was)
    if (inOrder.every(({ is }, i) => is >= (inOrder[i - 1]?.is ?? 0))) continue
    yield { label: sharedLabel(entries.map(({ label }) => label)), reordered: true as const }
  }
}

/** The pictures that were replaced under the same name. */
function* replacedPictures(before: ComparedFiles, after: ComparedFiles): Iterable<CatalogueChange> {
  for (const [name, hash] of after.hashes ?? []) {
    const old = before.hashes?.get(name)
    if (old === undefined || old === hash) continue
    const values = { before: 'the old picture', after: 'a new picture' }
    yield { file: `${PICTURES}/${name}`, page: 'Pictures', label: name, ...values }
  }
}

/**
 * Two catalogues without the pages whose text and translations are the same in both: if the vocabulary
 * is the same as well, nothing in them has changed.
 */
function withoutUnchangedPages(
  before: ComparedFiles,
  after: ComparedFiles,
): [ComparedFiles, ComparedFiles] {
  const isSame = (file: string) => before.texts.get(file) === after.texts.get(file)
  if (!isSame(sharedFilePath('properties'))) return [before, after]
  const files = new Set([...before.texts.keys(), ...after.texts.keys()])
  const translated = new Set(
    [...files].flatMap((file) => (isSame(file) ? [] : (parseTranslationPath(file)?.of ?? []))),
  )
  const isLeftOut = (file: string) => {
    if (translated.has(file)) return false
    const path = pathOf(file.slice(PAGES.length + 1, -'.json'.length))
    return SLUG.test(slugOf(path)) && file === pageFile(path) && isSame(file)
  }
  const changedPages = (version: ComparedFiles): ComparedFiles => ({
    ...version,
    texts: new Map([...version.texts].filter(([file]) => !isLeftOut(file))),
  })
  return [changedPages(before), changedPages(after)]
}

const isWholePage = ({ wholePage }: CatalogueChange): boolean => wholePage !== undefined

/** The heading of the page at a path; any other text as it is. */
function pageNameOf(text: string | undefined, { texts }: Files): string | undefined {
  const page = text?.startsWith('/') ? texts.get(pageFile(text)) : undefined
  return typeof page === 'string' ? (pageHeadingOf(readJson(page).value) ?? text) : text
}

/** The digits of a phone number in any of its forms; undefined for another text. */
export function digitsOfPhone(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:tel:)?\+?\d[\d\s()-]{6,}$/.test(text)
    ? text.replaceAll(/\D/g, '')
    : undefined
}

/** The changes without repetitions: a phone number is in a file as it is shown, called, and on WhatsApp. */
function withoutRepeatedPhones(changes: readonly CatalogueChange[]): CatalogueChange[] {
  const seen = new Set<string>()
  return changes.filter(({ file, before, after }) => {
    const [was, is] = [before, after].map(digitsOfPhone)
    if (was === undefined || is === undefined) return true
    const key = `${file} ${was} ${is}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** A label with the names of the pages whose paths are in it. */
function withNamesInLabel(label: string, was: Files, is: Files): string {
  const nameOf = (path: string) => {
    const name = pageNameOf(path, is)
    return (name === path ? undefined : name) ?? pageNameOf(path, was) ?? path
  }
  return label.replaceAll(/(?<=^|, |“)\/[^\s,”]+/g, nameOf)
}

/** A change with the names of pages instead of their paths. */
function withPageNames(change: CatalogueChange, was: Files, is: Files): CatalogueChange {
  if (isWholePage(change) || change.label === PATH) return change
  const [before, after] = [pageNameOf(change.before, was), pageNameOf(change.after, is)]
  // The label is an address, and stays one: the page that had it may be gone.
  if (change.file === sharedFilePath('aliases') && before !== after) {
    const leadsTo = (page: string | undefined) => page && `leads to ${page}`
    return { ...change, before: leadsTo(before), after: leadsTo(after) }
  }
  const label = withNamesInLabel(change.label, was, is)
  // The name of a moved page is unchanged, so its paths are shown.
  return before === after ? { ...change, label } : { ...change, label, before, after }
}

/**
 * The changes between two versions that a buyer sees, such as `Aluminium roofing sheets`, `Thickness`,
 * `1.21 mm`, `1.20 mm`. Files that cannot be read are left out: the check reports them.
 */
export function catalogueChanges(before: ComparedFiles, after: ComparedFiles): CatalogueChange[] {
  const [was, is] = withoutUnchangedPages(before, after).map((files) => readCatalogue(files).draft)
  if (was === undefined || is === undefined) return []
  const old = new Map(labelledValues(was).map((one) => [one.path ?? one.file, one]))
  const changes: CatalogueChange[] = []
  const report = (
    { file, name }: FileValues,
    fileChanges: Iterable<Omit<CatalogueChange, 'file' | 'page'>>,
  ) => {
    for (const change of fileChanges) changes.push({ file, page: name, ...change })
  }
  for (const current of labelledValues(is)) {
    if (hiddenFromVisitors.includes(current.file)) continue
    const { path, values, file } = current
    // A renamed page is found by its old path, which is now an alias of the new one.
    const moved = [...old.keys()].find(
      (one) => path !== undefined && !is.pages.has(one) && ownValue(is.aliases, one) === path,
    )
    const earlier = old.get(path ?? file) ?? (moved === undefined ? undefined : old.get(moved))
    if (earlier === undefined) {
      // A file that could not be read before is not new.
      if (path === undefined || was.brokenPages.has(path)) continue
      report(current, [{ label: 'Page', after: path, wholePage: 'added' }])
    } else if (earlier.path !== path) {
      report(current, [{ label: PATH, before: earlier.path, after: path }])
    }
    if (earlier !== undefined) {
      report(current, valueChanges(earlier.values, values))
      report(current, orderChanges(earlier.values, values))
    }
    old.delete(earlier?.path ?? file)
  }
  for (const current of old.values()) {
    const { path } = current
    if (path === undefined || is.brokenPages.has(path)) continue
    report(current, [{ label: 'Page', before: path, wholePage: 'removed' }])
  }
  // Added and removed pages explain the rest.
  const inOrder = [...changes.filter(isWholePage), ...changes.filter((one) => !isWholePage(one))]
  const named = withoutRepeatedPhones(inOrder).map((one) => withPageNames(one, before, after))
  return [...named, ...translationChanges(was, is), ...replacedPictures(before, after)]
}
