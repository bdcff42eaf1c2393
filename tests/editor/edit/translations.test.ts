import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { filesAfter, type TaskOutcome } from '../../../src/editor/edit/catalogueEdit.ts'
import { fillPage } from '../../../src/editor/edit/fillPage.ts'
import { mergeTexts } from '../../../src/editor/edit/merge.ts'
import { movePage, newPage, renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { translationsIn, withTranslations } from '../../helpers/translations.ts'

const screw = 'data/gu/pages/Screw.json'
const summary = 'Screws for every roof. Ask for sizes, colours and the price.'
const menus = 'data/gu/categories.json'

/** A page, and the names of the menus in which it is, in Gujarati. */
const translated = withTranslations(
  'data/categories.json',
  {
    'Ridged sheets': 'રિજ શીટ',
    Screws: 'સ્ક્રૂ',
  },
  withTranslations('data/pages/Screw.json', { Screws: 'સ્ક્રૂ', [summary]: 'દરેક છત માટે સ્ક્રૂ.' }),
)

function outcomeOf(outcome: TaskOutcome, before = translated): Files {
  const done = requireSuccess(outcome)
  // The task leaves no translation that has no text.
  expect(done.warnings.filter(({ file }) => file.startsWith('data/gu/'))).toEqual([])
  return filesAfter(before, done)
}

describe('the translations of a page', () => {
  const words = translationsIn(translated, screw)

  it('are renamed with it', () => {
    const renamed = outcomeOf(renamePage(translated, 'Screw', 'Bolt'))
    expect(translationsIn(renamed, screw)).toBeUndefined()
    expect(translationsIn(renamed, 'data/gu/pages/Bolt.json')).toEqual(words)
  })

  it('are removed with it, and those of its line in the menu', () => {
    const more = outcomeOf(newPage(translated, 'Nail', 'OtherProduct'))
    const removed = outcomeOf(removePage(more, 'Screw', 'Nail'), more)
    expect(translationsIn(removed, screw)).toBeUndefined()
    expect(Object.values(translationsIn(removed, menus) ?? {})).toEqual(['રિજ શીટ'])
  })

  it('stay when it becomes a full page', () => {
    expect(
      translationsIn(filesAfter(translated, requireSuccess(fillPage(translated, 'Screw'))), screw),
    ).toEqual(words)
  })
})

it('the translations of a menu stay when its products move', () => {
  const more = outcomeOf(newPage(translated, 'Nail', 'OtherProduct'))
  const moved = outcomeOf(movePage(more, 'Screw', 'RoofingSheet'), more)
  const before = translationsIn(translated, menus)
  expect(translationsIn(moved, menus)).toEqual(before)
})

it('two people who translate different texts of a page do not disturb each other', () => {
  const before = String(translated.texts.get(screw))
  const mine = before.replace('દરેક છત માટે સ્ક્રૂ.', 'દરેક છત માટેના સ્ક્રૂ.')
  const theirs = before.replace('"સ્ક્રૂ"', '"સ્ક્રૂઓ"')
  const merged = mergeTexts(screw, before, mine, theirs)
  const texts = new Map(translated.texts).set(
    screw,
    'conflicts' in merged ? '' : (merged.text ?? ''),
  )
  expect(translationsIn({ ...translated, texts }, screw)).toEqual({
    Screws: 'સ્ક્રૂઓ',
    [summary]: 'દરેક છત માટેના સ્ક્રૂ.',
  })
})
