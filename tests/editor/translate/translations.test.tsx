import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { checkEdits } from '../../../src/editor/edit/checkEdits.ts'
import {
  languageScreen,
  nameInLanguage,
  TRANSLATIONS_SCREEN,
  translationPlace,
} from '../../../src/editor/edit/translationScreens.ts'
import { PageTranslations } from '../../../src/editor/translate/PageTranslations.tsx'
import { TranslationForm } from '../../../src/editor/translate/TranslationForm.tsx'
import { withGujarati, withText, withTranslations } from '../../helpers/translations.ts'
import { openEditor } from '../forms.tsx'

const screw = 'data/pages/Screw.json'
const words = 'data/properties.json'
const summary = 'Screws for every roof. Ask for sizes, colours and the price.'

/** The file of translations as the form has left it. */
let written: () => string | undefined

/** Shows the texts of a file beside their translations. */
function show(files: Files, of = screw): void {
  const editor = openEditor(files)
  editor.show(<TranslationForm language="gu" of={of} />)
  written = () => editor.texts().get(of.replace('data/', 'data/gu/'))
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

/** The translations that are written, by their English. */
function writtenTexts(): Record<string, unknown> {
  const { $schema: _, ...all } = JSON.parse(written() ?? '{}')
  return all
}

describe('the texts of a page beside their translations', () => {
  it('has a field for each, and writes what is typed', () => {
    show(withGujarati())
    expect(screen.getByText('Screws')).toBeVisible()
    type('Heading (Gujarati)', 'સ્ક્રૂ')
    expect(field('Heading (Gujarati)')).toHaveValue('સ્ક્રૂ')
    expect(writtenTexts()).toEqual({ Screws: 'સ્ક્રૂ' })
  })

  it('keeps a space at the end while one types on', () => {
    show(withGujarati())
    type('Heading (Gujarati)', 'સ્ક્રૂ ')
    expect(field('Heading (Gujarati)')).toHaveValue('સ્ક્રૂ ')
  })

  it('keeps no copy of a translation that is half typed for another text with the same English', () => {
    // Both texts of the page say the same.
    const files = withText(withGujarati(), screw, `"${summary}"`, '"Screws"')
    show(files)
    type('Heading (Gujarati)', 'સ')
    type('Heading (Gujarati)', 'સ્ક્રૂ')
    expect(writtenTexts()).toEqual({ Screws: 'સ્ક્રૂ' })
    expect(field('Summary (Gujarati)')).toHaveValue('')
    expect(field('Summary (Gujarati)')).toHaveAttribute('placeholder', 'સ્ક્રૂ')
    type('Heading (Gujarati)', '')
    expect(field('Heading (Gujarati)')).toHaveValue('')
    expect(written()).toBeUndefined()
  })

  it('gives each of two texts with the same English its own translation, and empties one alone', () => {
    const files = withText(withGujarati(), screw, `"${summary}"`, '"Screws"')
    show(files)
    type('Heading (Gujarati)', 'સ્ક્રૂ')
    type('Summary (Gujarati)', 'પેચ')
    expect(writtenTexts()).toEqual({ Screws: { '/heading': 'સ્ક્રૂ', '/summary': 'પેચ' } })
    type('Summary (Gujarati)', '')
    expect(field('Summary (Gujarati)')).toHaveValue('')
    expect(writtenTexts()).toEqual({ Screws: 'સ્ક્રૂ' })
  })

  it('keeps what is typed for the second of two texts with the same English in its field', () => {
    show(withText(withGujarati(), screw, `"${summary}"`, '"Screws"'))
    type('Summary (Gujarati)', 'પે')
    type('Summary (Gujarati)', 'પેચ')
    expect(field('Summary (Gujarati)')).toHaveValue('પેચ')
    expect(field('Heading (Gujarati)')).toHaveValue('')
    expect(writtenTexts()).toEqual({ Screws: { '/summary': 'પેચ' } })
  })

  it.each([
    ['Heading', 'છતના સ્ક્રૂ'],
    ['Summary', { '/summary': 'છતના સ્ક્રૂ' }],
  ])('writes what is typed for the %s if a text was rewritten at two places', (name, entry) => {
    const files = withTranslations(screw, { Screws: 'સ્ક્રૂ' })
    const rewritten = withText(files, screw, '"Screws"', '"Roof screws"')
    show(withText(rewritten, screw, `"${summary}"`, '"Roof screws"'))
    type(`${name} (Gujarati)`, 'છતના સ્ક્રૂ')
    expect(field(`${name} (Gujarati)`)).toHaveValue('છતના સ્ક્રૂ')
    expect(writtenTexts()).toEqual({ 'Roof screws': entry })
  })

  it('begins with what is not translated, which stays in its place when it is', () => {
    show(withTranslations(screw, { Screws: 'સ્ક્રૂ' }))
    const names = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-label'))
    const before = names()
    expect(before).toEqual(['Summary (Gujarati)', 'Heading (Gujarati)'])
    type('Summary (Gujarati)', 'દરેક છત માટે સ્ક્રૂ.')
    expect(names()).toEqual(before)
    expect(Object.keys(writtenTexts())).toEqual(['Screws', summary])
  })

  it('shows the old translation of a text that has changed, which can still be right', () => {
    const files = withTranslations(screw, { Screws: 'સ્ક્રૂ' })
    show(withText(files, screw, '"Screws"', '"Roof screws"'))
    expect(screen.getByText(/The English has changed/)).toBeVisible()
    expect(field('Heading (Gujarati)')).toHaveValue('સ્ક્રૂ')
    fireEvent.click(screen.getByRole('button', { name: 'It is still right' }))
    expect(screen.queryByText(/The English has changed/)).toBeNull()
    expect(writtenTexts()).toEqual({ 'Roof screws': 'સ્ક્રૂ' })
  })

  it('asks once whether the old translation of two texts with the same English is still right', () => {
    const files = withTranslations(screw, { Screws: { review: 'સ્ક્રૂ' } })
    show(withText(files, screw, `"${summary}"`, '"Screws"'))
    fireEvent.click(screen.getByRole('button', { name: 'It is still right' }))
    expect(writtenTexts()).toEqual({ Screws: 'સ્ક્રૂ' })
  })

  it('deletes a translation that is emptied, and its file with the last one', () => {
    const texts = { Screws: 'સ્ક્રૂ', [summary]: 'દરેક છત માટે સ્ક્રૂ.' }
    show(withTranslations(screw, texts))
    type('Heading (Gujarati)', '')
    expect(writtenTexts()).toEqual({ [summary]: texts[summary] })
    type('Summary (Gujarati)', '')
    expect(written()).toBeUndefined()
  })

  it('has a field for each plural form of the language if the English has some', () => {
    show(withGujarati(), words)
    type('Units, years, Written (Gujarati), for "one"', '{number} વર્ષ')
    type('Units, years, Written (Gujarati), for "other"', '{number} વર્ષો')
    expect(writtenTexts()).toEqual({
      '{number} years': { one: '{number} વર્ષ', other: '{number} વર્ષો' },
    })
    type('Units, years, Written (Gujarati), for "one"', '')
    expect(writtenTexts()).toEqual({ '{number} years': { other: '{number} વર્ષો' } })
  })

  it('says at once what is wrong, and names the words of the trade', () => {
    const glossary = JSON.stringify({ $schema: '../schema/glossary.schema.json', screw: ['સ્ક્રૂ'] })
    const files = withGujarati()
    show({ ...files, texts: new Map(files.texts).set('data/gu/glossary.json', glossary) })
    expect(screen.getAllByText('screw: સ્ક્રૂ')).toHaveLength(2)
    type('Heading (Gujarati)', '5 ખીલા')
    expect(screen.getByText(/The English text has no figure 5/)).toBeVisible()
    expect(screen.getByText(/"screw" is "સ્ક્રૂ" in Gujarati/)).toBeVisible()
  })

  it('writes nothing over a file that cannot be read', () => {
    const files = withGujarati()
    const texts = new Map(files.texts).set('data/gu/pages/Screw.json', '{ "Screws": ')
    show({ ...files, texts })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/cannot be read/)).toBeVisible()
  })
})

describe('the form of a file', () => {
  function line(files: Files, file = screw): string | null {
    return openEditor(files).show(<PageTranslations file={file} />).container.textContent
  }
  const files = withTranslations(screw, { Screws: 'સ્ક્રૂ' })

  it('says how much of it is translated', () => {
    expect(line(files)).toBe('Translations:ગુજરાતી: 1 left')
  })

  it('says how many translations a change has made out of date', () => {
    expect(line(withText(files, screw, '"Screws"', '"Roof screws"'))).toBe(
      'Translations:ગુજરાતી: 2 left1 text changed here since the translation',
    )
  })

  it('says nothing of a file whose texts no visitor reads', () => {
    expect(line(files, 'data/routes.json')).toBe('')
  })
})

describe('the screens of translations', () => {
  it.each([
    [TRANSLATIONS_SCREEN, {}],
    [languageScreen('gu'), { language: 'gu' }],
    ['data/gu/pages/Screw.json', { language: 'gu', of: screw }],
    ['data/gu/glossary.json', undefined],
    [screw, undefined],
    ['start', undefined],
  ])('%s', (name, place) => {
    expect(translationPlace(name)).toEqual(place)
  })

  it.each([
    ['data/gu/pages/Screw.json', 'Screws (Gujarati)'],
    ['data/gu/glossary.json', 'Words of the trade in Gujarati'],
    [screw, 'Screws'],
  ])('are named by their page and language: %s', (file, name) => {
    expect(nameInLanguage(file, () => 'Screws')).toBe(name)
  })
})

it('a problem of a translation has the name of the English field', () => {
  const files = withTranslations(screw, { Screws: '5 સ્ક્રૂ' })
  expect(checkEdits(files).problems).toMatchObject([
    { file: 'data/gu/pages/Screw.json', pointer: '/Screws', field: 'Heading' },
  ])
})

it('a translation of a text that is gone is deleted if one presses "Fix it"', () => {
  const files = withTranslations(screw, { Screws: 'સ્ક્રૂ', Gone: 'જૂનું' })
  const [problem] = checkEdits(files).problems
  expect(problem).toMatchObject({ fixable: true, warning: true })
})
