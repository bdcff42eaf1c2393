import { expect, it } from 'vitest'
import { walkData } from '../../../src/catalogue/walkData.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { publishWords } from '../../../src/editor/edit/publishWords.ts'
import { translateWords } from '../../../src/editor/edit/translateWords.ts'

/** As many as the check allows in the words of forms, menus and messages. */
const MOST = 20

it('every sentence of the editor is short enough to be understood at the first reading', () => {
  const all = [...walkData(editorWords), ...walkData(publishWords), ...walkData(translateWords)]
  const texts = all.flatMap(({ value }) => (typeof value === 'string' ? value : []))
  const sentences = texts.flatMap((text) => text.split(/[.!?:]\s+/))
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > MOST)).toEqual([])
  expect(texts.length).toBeGreaterThan(50)
})
