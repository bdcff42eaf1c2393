import { describe, expect, it } from 'vitest'
import { filesAfter, runTask } from '../../../src/editor/edit/catalogueEdit.ts'
import { answerQuestion, confirmEntry, noPaper } from '../../../src/editor/edit/confirm.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { ridged, whole, withSources } from '../../helpers/wholeCatalogue.ts'

const sources = 'data/sources.json'

describe('a new paper beside those that are listed', () => {
  const [listed, decomposed] = ['Prüfung', 'Prüfung'.normalize('NFD')]

  /** The papers, key -> title, after a figure is confirmed on a paper with this title. */
  function papersWith(title: string, before: Record<string, string> = {}) {
    const paper = { date: '2026-03-01', file: 'Folder' }
    const papers = Object.fromEntries(
      Object.entries(before).map(([key, title]) => [key, { title, ...paper }]),
    )
    const entry = { file: ridged, pointer: '/specification/rows/thickness', from: 'owner' }
    const files = withSources([entry], whole, papers)
    const confirmation = {
      by: 'R. Patel',
      on: '2026-03-12',
      from: 'test report',
      paper: { title, number: '', date: '2026-03-01', where: 'Folder' },
    }
    const done = runTask(files, (work) => confirmEntry(work, 0, confirmation, '2026-03-12'))
    const after = JSON.parse(String(filesAfter(files, requireSuccess(done)).texts.get(sources)))
    return Object.fromEntries(
      Object.entries<{ title: string }>(after.papers).map(([key, { title }]) => [key, title]),
    )
  }

  it.each([
    ['accents', 'Prüfung der Güte', 'prufung-der-gute'],
    ['accents of their own', decomposed, 'prufung'],
    ['a sign of several letters', 'Report № ４', 'report-no-4'],
    ['another script', 'કિંમત', 'paper'],
  ])('has a key of plain letters, from a title with %s', (_what, title, key) => {
    expect(papersWith(title)).toEqual({ [key]: title })
  })

  it('is the listed one if only its letters are composed in another way', () => {
    expect(papersWith(decomposed, { test: listed })).toEqual({ test: listed })
  })

  it.each([
    ['a vowel sign of Gujarati', 'કિ', 'paper', 'ક'],
    ['an accent', 'Prüfung', 'prufung', 'Prufung'],
    ['a raised figure', 'Test m²', 'test-m2', 'Test m2'],
  ])('is another one if its title differs by %s', (_what, title, key, other) => {
    expect(papersWith(title, { [key]: other })).toEqual({ [key]: other, [`${key}-2`]: title })
  })
})

describe('an answer that is confirmed', () => {
  const entries = ['/name', '/email'].map((pointer) => {
    return { file: 'data/site.json', pointer, from: 'owner' }
  })
  const confirmation = { by: 'R. Patel', on: '2026-03-12', from: '', paper: noPaper }
  const confirm = (files: typeof whole, entry: number) =>
    answerQuestion(files, entry, confirmation, '2026-03-12')
  const put = (file: string, from: string, to: string) => {
    const files = withSources(entries)
    const text = String(files.texts.get(file))
    expect(text).toContain(from)
    return { ...files, texts: new Map(files.texts).set(file, text.replace(from, to)) }
  }

  it('is written with its name and day', () => {
    const { changed } = requireSuccess(confirm(withSources(entries), 0))
    expect(JSON.parse(String(changed.get(sources))).entries[0].confirmed).toMatchObject({
      by: 'R. Patel',
      on: '2026-03-12',
    })
  })

  it('is refused with what is wrong in it', () => {
    const files = put('data/site.json', '"email": "', '"email": "no address ')
    expect(confirm(files, 1)).toMatchObject({ refused: expect.stringContaining('no address') })
  })

  it('is taken while something else is wrong, also in a page that cannot be read', () => {
    expect(confirm(put(ridged, '{', '{ {'), 0)).toHaveProperty('changed')
  })
})
