import { afterAll, describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { isFigure } from '../../../src/catalogue/figure.ts'
import { isRecord } from '../../../src/catalogue/json.ts'
import { readFigure } from '../../../src/catalogue/readFigure.ts'
import { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { problemCounts } from '../../../src/editor/edit/checkEdits.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { translationPlace } from '../../../src/editor/edit/translationScreens.ts'
import { figureText } from '../../../src/pages/product/rules/figureText.ts'
import { readFolder } from '../../../src/site/disk/checkFolder.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { sampled } from '../../helpers/runs.ts'
import { byTasks, openEditor, saidIn, shownIn } from '../forms.tsx'

const files: Files = await readFolder(catalogueFolder)
const editor = openEditor(files)
const before = editor.texts()
const texts = new Map([...before].filter(([file]) => file.endsWith('.json')))

describe('the form of each file of the catalogue', () => {
  afterAll(() => expect(editor.texts(), 'no form changes a file by itself').toBe(before))

  it('is made of a whole catalogue', () => {
    expect(editor.report.complete).toBe(true)
    expect(problemCounts(editor.report)[0]).toBe(0)
  })

  // Translations have a form of their own.
  const edited = [...texts.keys()].filter(
    (file) => !byTasks.includes(file) && translationPlace(file) === undefined,
  )
  it.each(sampled(edited))('shows every value: %s', (file) => {
    const { container } = editor.showForm(file)
    const shown = shownIn(container)
    const said = saidIn(JSON.parse(texts.get(file) ?? ''))
    // A figure is shown with the digits of its property: 5.0.
    const short = (text: string) => text.replace(/\.0+(?!\d)/g, '')
    const all = new Set(shown.map(short))
    expect(said.map(short).filter((one) => !all.has(one))).toEqual([])
    expect(container).not.toHaveTextContent(editorWords.noField)
  })
})

describe('the figures of the catalogue', () => {
  /** Every figure of a value. */
  function figuresIn(value: unknown): Figure[] {
    if (Array.isArray(value)) return value.flatMap(figuresIn)
    if (!isRecord(value)) return []
    const figure = isFigure(value) ? Figure.safeParse(value) : undefined
    return figure?.success ? [figure.data] : Object.values(value).flatMap(figuresIn)
  }

  it('are read from the text by which each is shown, with nothing gained or lost', () => {
    const all = [...texts.values()].flatMap((text) => figuresIn(JSON.parse(text)))
    expect(all.length).toBeGreaterThan(0)
    for (const figure of all) {
      const property = figure.prefix === undefined ? {} : { prefixes: [figure.prefix] }
      expect(readFigure(figureText(figure), { ...figure, property })).toEqual(figure)
    }
  })
})
