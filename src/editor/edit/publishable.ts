import { isInPages, parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { readJson } from '../../check/readJson.ts'
import { pathOfPageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { applyChanges } from './applyChanges.ts'
import { editableValue, editFile, sameValue } from './editJson.ts'

/** Changed files, each with what it holds after the change; undefined: it is deleted. */
type Changes<Content> = ReadonlyMap<string, Content | undefined>

/** A changed file that is not published yet. */
export type HeldBack<P> = {
  file: string
  /**
   * The problems in it, and those that it causes in unchanged files; empty if it waits only for other drafts.
   */
  problems: readonly P[]
}

/** The changes that can be published now, and those that stay drafts. */
export type Publishable<Content, P> = {
  publish: Changes<Content | string>
  drafts: readonly HeldBack<P>[]
  /** The problems in files that have not been changed: they hold everything back. */
  elsewhere: readonly P[]
}

/** With more changes than this, it is not tried which of them causes a problem in another file. */
const MOST_TRIED = 20

/** A JSON value without the entries of lists and records that refer to one of these pages. */
function withoutReferences(value: unknown, pages: ReadonlySet<string>): unknown {
  const refers = (one: unknown) => typeof one === 'string' && pages.has(one)
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !refers(entry) && !(isRecord(entry) && Object.values(entry).some(refers)))
      .map((entry) => withoutReferences(entry, pages))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !refers(key) && !refers(one))
      .map(([key, one]) => [key, withoutReferences(one, pages)]),
  )
}

/** True if two texts differ in their layout alone. */
function hasSameValue(one: string, other: unknown): boolean {
  return typeof other === 'string' && sameValue(editableValue(one), editableValue(other))
}

/** True if a page that is deleted leads to one of these: it was renamed, or removed in favour of it. */
function isReplacedBy(names: ReadonlySet<string>, changed: Changes<unknown>): boolean {
  const text = changed.get(sharedFilePath('aliases'))
  const aliases = typeof text === 'string' ? readJson(text).value : undefined
  return [...changed].some(([file, content]) => {
    if (!isInPages(file) || content !== undefined) return false
    const target = ownValue(isRecord(aliases) ? aliases : {}, pathOfPageFile(file) ?? file)
    return target === undefined || names.has(String(target))
  })
}

/**
 * The changes without some files. A new page among these is left out of menus, cards and addresses as
 * well, so that the rest of those files can be published.
 */
function changesWithout<Content>(
  base: ReadonlyMap<string, Content>,
  changed: Changes<Content>,
  held: ReadonlySet<string>,
): Changes<Content | string> {
  const isHeld = (file: string) => held.has(file) || held.has(parseTranslationPath(file)?.of ?? '')
  const rest = new Map([...changed].filter(([file]) => !isHeld(file)))
  const names = new Set(
    [...held]
      .filter((file) => isInPages(file) && !base.has(file))
      .flatMap((file) => [file, pathOfPageFile(file) ?? file]),
  )
  // Without the references to its new name, a page that was renamed would be lost.
  if (names.size === 0 || isReplacedBy(names, changed)) return rest
  const reduced = [...rest].flatMap(([file, text]): [string, Content | string | undefined][] => {
    if (typeof text !== 'string' || !file.endsWith('.json')) return [[file, text]]
    const without = editFile(file, text, (all) => withoutReferences(all, names))
    return without !== text && hasSameValue(without, base.get(file)) ? [] : [[file, without]]
  })
  return new Map(reduced)
}

/**
 * Divides changes into those that can be published now and those that stay drafts: what is published
 * passes the check without the drafts.
 * @param base the files as they are published
 * @param changed the files that differ from them
 * @param check finds the problems of a version, without its warnings
 */
export async function publishableChanges<Content, P extends { file: string }>(
  base: ReadonlyMap<string, Content>,
  changed: Changes<Content>,
  check: (texts: ReadonlyMap<string, Content | string>) => readonly P[] | Promise<readonly P[]>,
): Promise<Publishable<Content, P>> {
  const problemsWithout = (held: ReadonlySet<string>) => {
    const changes = changesWithout(base, changed, held)
    return check(applyChanges<Content | string>(base, changes))
  }
  /** The first change without which there are fewer problems, and those that it causes. */
  async function causeOf(problems: readonly P[], held: ReadonlySet<string>) {
    const files = [...changesWithout(base, changed, held).keys()]
    if (files.length > MOST_TRIED) return undefined
    for (const file of files) {
      const left = await problemsWithout(new Set([...held, file]))
      if (left.length >= problems.length) continue
      const caused = problems.filter((problem) => !left.some((one) => sameValue(one, problem)))
      return { file, caused }
    }
    return undefined
  }

  const all = await problemsWithout(new Set())
  const held = new Set<string>()
  const causedBy = new Map<string, readonly P[]>()
  let left = all
  while (left.length > 0) {
    const changes = changesWithout(base, changed, held)
    const wrong = left.flatMap(({ file }) => (changes.has(file) ? [file] : []))
    const cause = wrong.length > 0 ? undefined : await causeOf(left, held)
    if (cause !== undefined) {
      wrong.push(cause.file)
      causedBy.set(cause.file, cause.caused)
    }
    // The published version has the problem too, or its cause cannot be found.
    if (wrong.length === 0) break
    for (const file of wrong) held.add(file)
    left = await problemsWithout(held)
  }
  const publish = left.length === 0 ? changesWithout(base, changed, held) : new Map()
  const drafts = left.length === 0 ? held : new Set(changed.keys())
  return {
    publish,
    drafts: [...drafts].map((file) => ({
      file,
      problems: all.filter(
        (problem) =>
          problem.file === file || causedBy.get(file)?.some((one) => sameValue(one, problem)),
      ),
    })),
    elsewhere: left.filter(({ file }) => !changed.has(file)),
  }
}
