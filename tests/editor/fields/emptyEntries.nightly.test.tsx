import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problemSentence } from '../../../src/catalogue/problem.ts'
import { checkEdits } from '../../../src/editor/edit/checkEdits.ts'
import { fixedFiles } from '../../../src/pages/dataFiles.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { byTasks, openEditor, shownIn } from '../forms.tsx'

/** Braces other than placeholders; JSON pointers; quoted names with a colon. */
const json = /\{(?!\w+\})|"\s*:|(?<![\w</:])\/(?!gu\b)[a-z]/

/** The vocabulary and the pictures have too many entries to press each button. */
const tooLong = ['properties', 'pictures', 'find'].map((name) => `data/${name}.json`)
/** Their forms have no list, or one that tasks change. */
const withoutNewEntries = ['aliases', 'compare'].map((name) => `data/${name}.json`)
const leftOut = [...byTasks, ...tooLong, ...withoutNewEntries]
const files = fixedFiles.filter((file) => whole.texts.has(file) && !leftOut.includes(file))

it.each([ridged, ...files])(
  'every new entry of %s is empty, and said to be so in words',
  (file) => {
    const editor = openEditor(whole)
    const { container } = editor.showForm(file)
    const before = new Set(shownIn(container))
    let pressed = 0
    for (const button of container.querySelectorAll('button')) {
      if (!button.isConnected || !button.textContent.startsWith('Add ')) continue
      fireEvent.click(button)
      pressed += 1
    }
    expect(pressed, 'buttons that add an entry').toBeGreaterThan(0)
    const { problems } = checkEdits({ texts: editor.texts(), pictures: whole.pictures })
    const said = problems.flatMap((problem) => [problem.field, problemSentence(problem)])
    const shown = shownIn(container).filter((value) => !before.has(value))
    expect([...shown, ...said].filter((text) => json.test(text))).toEqual([])
  },
)
