import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../src/editor/edit/confirm.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { ridged, type whole, withSources } from '../../helpers/wholeCatalogue.ts'

const sources = 'data/sources.json'

describe('an answer that is confirmed', () => {
  const entries = ['/name', '/email'].map((pointer) => {
    return { file: 'data/site.json', pointer, from: 'owner' }
  })
  const confirmation = { by: 'R. Patel', on: '2026-03-12', from: '' }
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
