import { type Files, isPicture } from '../../catalogue/catalogueFiles.ts'
import { isRecord } from '../../catalogue/json.ts'
import { isWithin, type Place } from '../../catalogue/place.ts'
import { catalogueChanges, digitsOfPhone } from '../../check/catalogueChanges.ts'
import { describeEntry, describeField } from '../../check/describePlace.ts'
import { formatChange } from '../../check/formatChanges.ts'
import { type LabelledValue, labelledValues } from '../../check/labelledValues.ts'
import { missingFileFault } from '../../check/parseFile.ts'
import { formatPointer } from '../../check/pointer.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { readJson } from '../../check/readJson.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { changeValue, editFile } from './editJson.ts'
import { editorWords } from './editorWords.ts'
import { conflictsIn, type MergeConflict, type Side } from './merge.ts'

/** A place that two people have changed, described for the person who has to choose. */
export type Conflict = {
  file: string
  pointer: string
  /** The name of its field; '' for a whole file. */
  label: string
  /** The value of each side, line by line; `both` only for lists that can be merged. */
  sides: { mine: readonly string[]; theirs: readonly string[]; both?: readonly string[] }
  /** The hashes, if the file is a picture; undefined for a side that has deleted it. */
  pictures?: { mine?: string; theirs?: string }
  /** The time of their change, if it is known: git's name of its author may mean nothing to a person. */
  changedOn?: string
}

/** The side chosen for each conflict, by {@link choiceKey}. */
export type Choices = Readonly<Record<string, Side>>

/** The name of a place among the choices. */
export function choiceKey({ file, pointer }: Pick<Conflict, 'file' | 'pointer'>): string {
  return `${file}#${pointer}`
}

/**
 * The conflicts by the choices that they need: a phone number is in a file as it is shown, called, and on WhatsApp, and is
 * chosen once.
 */
export function conflictsByChoice(conflicts: readonly Conflict[]): Conflict[][] {
  const groups = new Map<string, Conflict[]>()
  for (const conflict of conflicts) {
    const { mine, theirs } = conflict.sides
    const [one, other] = [mine, theirs].map((lines) => digitsOfPhone(lines.join(' ')))
    const isPhone = one !== undefined && other !== undefined
    const key = isPhone ? `${conflict.file} ${one} ${other}` : choiceKey(conflict)
    groups.set(key, [...(groups.get(key) ?? []), conflict])
  }
  return [...groups.values()]
}

/** The choices with one more, for all conflicts that it resolves. */
export function withChoice(choices: Choices, conflicts: readonly Conflict[], side: Side): Choices {
  return { ...choices, ...Object.fromEntries(conflicts.map((one) => [choiceKey(one), side])) }
}

/** A file as each side has it; undefined: it does not exist. */
export type FileVersions = { base?: string; mine?: string; theirs?: string }

type Own = Pick<LabelledValue, 'jsonPath' | 'items'>

/** A value in a version of the files. */
type VersionValue = Place & { files: Files; value: unknown }

/** All texts and numbers in a value, to show one that does not fit its schema. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (isRecord(value)) return Object.values(value).flatMap(leavesOf)
  return value === undefined || value === null ? [] : [String(value)]
}

/** One line for each entry of a list: its title and its values. */
function entryLines(
  list: readonly unknown[],
  own: readonly Own[],
  at: number,
  draft: DraftCatalogue,
) {
  return list.flatMap((entry, i) => {
    const items = own.filter(({ jsonPath }) => jsonPath[at] === i).flatMap((one) => one.items)
    if (!isRecord(entry)) return items.length === 0 ? leavesOf(entry) : items
    const title = describeEntry(entry, '', i, draft)
    const rest = items.filter((item) => item !== title)
    return [rest.length === 0 ? title : `${title}: ${rest.join(', ')}`]
  })
}

/** A value of a file, line by line as visitors read it; and the name of its field, if visitors read one. */
function readValue({ files, file, jsonPath, value }: VersionValue): {
  label?: string
  lines: string[]
} {
  const { draft } = readCatalogue(files)
  const [fileValues] = labelledValues(draft, file)
  const own = (fileValues?.values ?? []).filter(
    (one) => isWithin(one.jsonPath, jsonPath) || isWithin(jsonPath, one.jsonPath),
  )
  const [only] = own
  if (only !== undefined && isWithin(jsonPath, only.jsonPath)) {
    return { label: only.label, lines: [...only.items] }
  }
  if (Array.isArray(value)) {
    return { lines: entryLines(value, own, jsonPath.length, draft) }
  }
  const lines = own.map(({ label, items }) => `${label}: ${items.join(', ')}`)
  return { lines: lines.length === 0 ? leavesOf(value) : lines }
}

/** The files, with one side's version of one of them. */
function withVersion(files: Files, file: string, text: string | undefined): Files {
  return { ...files, texts: new Map([...files.texts, [file, text ?? missingFileFault]]) }
}

/** Describes the change of a whole file by one side, line by line. */
function fileLines(files: Files, file: string, base?: string, text?: string): readonly string[] {
  if (text === undefined) return [editorWords.removedThere]
  const [before, after] = [base, text].map((one) => withVersion(files, file, one))
  if (before === undefined || after === undefined) return []
  const changes = catalogueChanges(before, after).filter((one) => one.file === file)
  return [editorWords.keptThere, ...changes.map(formatChange)]
}

function describe(
  files: Files,
  file: string,
  versions: FileVersions,
  { jsonPath, mine, theirs, both, isFile }: MergeConflict,
): Conflict {
  const place = { file, pointer: formatPointer(jsonPath) }
  if (isPicture(file)) {
    const pictures = { mine: versions.mine, theirs: versions.theirs }
    return { ...place, label: '', sides: { mine: [], theirs: [] }, pictures }
  }
  if (isFile) {
    const [own, other] = [versions.mine, versions.theirs].map((text) =>
      fileLines(files, file, versions.base, text),
    )
    return { ...place, label: '', sides: { mine: own ?? [], theirs: other ?? [] } }
  }
  const read = (text: string | undefined, value: unknown) => {
    const { label, lines } = readValue({
      files: withVersion(files, file, text),
      file,
      jsonPath,
      value,
    })
    return { label, lines: lines.length === 0 ? [editorWords.nothingThere] : lines }
  }
  const [own, other] = [read(versions.mine, mine), read(versions.theirs, theirs)]
  const sides = { mine: own.lines, theirs: other.lines }
  const label =
    own.label ??
    other.label ??
    describeField(
      { file, jsonPath, value: readJson(versions.mine ?? '').value },
      readCatalogue(files).draft,
    )
  if (both === undefined) return { ...place, label, sides }
  const text = editFile(file, versions.mine ?? '', (all) => changeValue(all, jsonPath, both))
  return { ...place, label, sides: { ...sides, both: read(text, both).lines } }
}

/** The places of a file that both have changed, as a person sees them. */
export function describeConflicts(files: Files, file: string, versions: FileVersions): Conflict[] {
  const { base, mine, theirs } = versions
  return conflictsIn(file, base, mine, theirs).map((one) => describe(files, file, versions, one))
}
