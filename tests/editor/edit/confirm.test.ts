import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { launchList, WHO } from '../../../src/check/launchList.ts'
import { launchWords } from '../../../src/check/launchWords.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { languagesOf } from '../../../src/check/translation/languages.ts'
import { applyChanges } from '../../../src/editor/edit/applyChanges.ts'
import type { TaskOutcome } from '../../../src/editor/edit/catalogueEdit.ts'
import {
  answerUnknown,
  type ConfirmOutcome,
  confirmAnswer,
  confirmLanguage,
  confirmPage,
  nameConfirmer,
} from '../../../src/editor/edit/confirm.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { withGujarati } from '../../helpers/translations.ts'
import { ridged, whole, withSources } from '../../helpers/wholeCatalogue.ts'

const day = '2026-03-12'
const signature = { by: 'R. Patel', on: day }
const site = 'data/site.json'
const entries = [
  { file: site, pointer: '/name', from: 'owner', launch: 'name' },
  { file: site, pointer: '/phone', from: 'owner', launch: 'phone', reason: 'No number is known.' },
  { file: 'data/pages/*.json', pointer: '/tagline', from: 'owner' },
  { file: ridged, pointer: '/specification/rows/thickness', from: 'owner', launch: 'figure' },
]
const launch = ['name', 'phone', 'figure'].map((key) => ({ key, question: `Which ${key}?` }))
const unnamed = withSources(entries, whole, { launch })
const files = withSources(entries, whole, { launch, confirms: 'R. Patel' })

function filesAfter(before: Files, done: ConfirmOutcome | TaskOutcome): Files {
  return { ...before, texts: applyChanges(before.texts, requireSuccess(done).changed) }
}
const answerIn = (all: Files, key: string) =>
  launchList(all).answers.find((answer) => answer.key === key)
const put = (file: string, from: string, to: string) => {
  const text = String(files.texts.get(file))
  expect(text).toContain(from)
  return { ...files, texts: new Map(files.texts).set(file, text.replace(from, to)) }
}

describe('an answer before the launch', () => {
  it('is signed with the name of who confirms and the day, and asked again once it has changed', () => {
    const named = filesAfter(unnamed, nameConfirmer(unnamed, ' R. Patel '))
    expect(answerIn(named, WHO)?.notes).toEqual(['R. Patel'])
    const confirmed = filesAfter(named, confirmAnswer(named, 'name', day))
    expect(answerIn(confirmed, 'name')?.notes).toEqual([launchWords.confirmedBy(signature)])
    const text = String(confirmed.texts.get(site)).replace('"name": "', '"name": "New ')
    const changed = { ...confirmed, texts: new Map(confirmed.texts).set(site, text) }
    expect(answerIn(changed, 'name')?.notes).toEqual([launchWords.changedSince(signature)])
  })

  it.each<[string, ConfirmOutcome, string]>([
    ['before anybody is named', confirmAnswer(unnamed, 'name', day), editorWords.whoFirst],
    ['by nobody', nameConfirmer(unnamed, '  '), editorWords.nameNeeded],
    [
      'for a number that reaches nobody',
      confirmAnswer(files, 'phone', day),
      'Phone. This number reaches nobody.',
    ],
    [
      'while it is wrong',
      confirmAnswer(put(site, '"name": "', '"name": "TODO '), 'name', day),
      editorWords.notYet,
    ],
  ])('is refused %s', (_, outcome, why) => {
    expect(outcome).toMatchObject({ refused: expect.stringContaining(why) })
  })

  it('is taken while something else is wrong, also in a page that cannot be read', () => {
    expect(confirmAnswer(put(ridged, '{', '{ {'), 'name', day)).toHaveProperty('changed')
  })

  it('may be that it is not known, and be given later', () => {
    const unknown = filesAfter(files, answerUnknown(files, 'name', day))
    expect(answerIn(unknown, 'name')?.notes).toEqual([launchWords.unknownTo(signature)])
    const given = filesAfter(unknown, confirmAnswer(unknown, 'name', day))
    expect(answerIn(given, 'name')?.notes).toEqual([launchWords.confirmedBy(signature)])
    const again = filesAfter(given, answerUnknown(given, 'name', day))
    expect(
      JSON.stringify(JSON.parse(String(again.texts.get('data/sources.json'))).launch[0]),
    ).not.toContain('answered')
  })
})

describe('a page that was read', () => {
  const stateOf = (all: Files) => launchList(all).pages.find(({ file }) => file === ridged)

  it('is confirmed as it is, with the name and the day, and no other page and no answer with it', () => {
    const read = filesAfter(files, confirmPage(files, ridged, 'S. Shah', day))
    expect(stateOf(read)?.state).toBe(launchWords.readBy({ by: 'S. Shah', on: day }))
    expect(launchList(read).pages.filter(({ isRead }) => isRead)).toHaveLength(1)
    expect(answerIn(read, 'figure')?.state).toBe('open')
  })

  it.each<[string, Files, string, string]>([
    ['nobody', files, '', editorWords.nameNeeded],
    [
      'somebody while it has a problem',
      put(ridged, '"heading": "', '"heading": "TODO '),
      'A',
      editorWords.notYet,
    ],
  ])('is not confirmed by %s', (_, before, name, why) => {
    const outcome = confirmPage(before, ridged, name, day)
    expect(outcome).toMatchObject({ refused: expect.stringContaining(why) })
  })
})

it('who has read a page goes with it to another address', () => {
  const flat = 'data/pages/Flatsheet.json'
  const read = filesAfter(files, confirmPage(files, flat, 'S. Shah', day))
  const readFiles = (all: Files) => Object.keys(readCatalogue(all).draft.sources?.confirmed ?? {})
  expect(readFiles(read)).toEqual([flat])
  const moved = filesAfter(read, renamePage(read, 'Flatsheet', 'Plainsheet'))
  expect(readFiles(moved)).toEqual(['data/pages/Plainsheet.json'])
})

it('a language is confirmed by whoever has read it', () => {
  const before = withGujarati()
  const read = filesAfter(before, confirmLanguage(before, 'gu', 'R. Patel', day))
  expect(languagesOf(readCatalogue(read).draft)[0]?.confirmation).toMatchObject(signature)
})
