import { type Draft, rule } from '../draft.ts'
import { pageFile, pagesOf, parts } from '../files.ts'
import { fileOf } from '../names.ts'
import type { Finding, Spot } from '../problem.ts'
import { isFields } from '../say.ts'
import { didYouMean, suggestions } from '../suggest.ts'

const file = fileOf('unconfirmed')

/** Every file that a fact can stand in, with its value as far as it has its shape. */
function valuesByFile(draft: Draft): Map<string, unknown> {
  const values = new Map<string, unknown>(parts.map((part) => [fileOf(part), draft[part]]))
  for (const path of draft.brokenPages) values.set(pageFile(path), undefined)
  for (const { file, page } of pagesOf(draft)) values.set(file, page)
  return values
}

/** The steps of a JSON pointer (RFC 6901); undefined where it is none. */
function stepsOf(pointer: string): string[] | undefined {
  if (!pointer.startsWith('/')) return undefined
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Where a pointer leads, or what keeps it from leading to a value. */
function follow(
  value: unknown,
  pointer: string,
): { spot: Spot } | { message: string; hint: string } {
  const steps = stepsOf(pointer)
  if (steps === undefined) {
    const message = `"${pointer}" is not a way into the file`
    return { message, hint: 'It begins with a slash: "/phone", "/addresses/0".' }
  }
  let here = value
  for (const step of steps) {
    const keys = Array.isArray(here)
      ? here.map((_, i) => String(i))
      : isFields(here)
        ? Object.keys(here)
        : []
    if (!keys.includes(step)) {
      const message = `"${pointer}" leads nowhere: there is no "${step}"`
      const most = `Counting begins at 0, and the last is ${keys.length - 1}.`
      const none = 'Delete this entry if the fact is gone.'
      const hint = Array.isArray(here) ? most : didYouMean(step, keys, none)
      return { message, hint }
    }
    here = Array.isArray(here) ? here[Number(step)] : isFields(here) ? here[step] : undefined
  }
  return { spot: steps }
}

/** What is listed as unconfirmed is there, and is listed once. */
export const unconfirmed = rule(['unconfirmed'], function* (draft): Iterable<Finding> {
  const values = valuesByFile(draft)
  const seen = new Set<string>()
  const nearFile = suggestions([...values.keys()])
  for (const [i, fact] of draft.unconfirmed.facts.entries()) {
    const spot = ['facts', i]
    if (!values.has(fact.file)) {
      const message = `There is no file "${fact.file}"`
      const hint = nearFile(fact.file, 'Write its path: "data/site.json".')
      yield { file, spot: [...spot, 'file'], message, hint }
      continue
    }
    const place = `${fact.file} ${fact.pointer}`
    if (seen.has(place)) {
      const message = `"${fact.pointer}" of ${fact.file} is listed already`
      yield { file, spot: [...spot, 'pointer'], message, hint: 'Delete one of the two.' }
    }
    seen.add(place)
    const value = values.get(fact.file)
    if (value === undefined) continue
    const end = follow(value, fact.pointer)
    if ('message' in end) yield { file, ...end, spot: [...spot, 'pointer'] }
  }
})

/** What stands between the catalogue and its launch: each fact that is still to be confirmed. */
export const beforeLaunch = rule(['unconfirmed'], function* (draft): Iterable<Finding> {
  for (const { file, pointer, reason } of draft.unconfirmed.facts) {
    const spot = stepsOf(pointer) ?? []
    const message = `${pointer} is not confirmed`
    const hint = `${reason} Once it is right, take it off the list in ${fileOf('unconfirmed')}.`
    yield { file, spot, message, hint }
  }
})
