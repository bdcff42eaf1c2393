import { expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { PlaceholderPage } from '../../../src/pages/product/placeholderSchema.ts'

it('the form of a placeholder names the task that makes it a full page', () => {
  const { description = '' } = PlaceholderPage.shape.kind.meta() ?? {}
  expect(description).toContain(`"${editorWords.fullPage}"`)
})
