import { useMemo, useState } from 'react'
import { pointerOf } from '../../check/pointer.ts'
import { withTexts } from '../../check/translation/translate.ts'
import { formatTranslation } from '../../check/translation/translationFile.ts'
import { translationFile } from '../../model/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../model/catalogue/intl.ts'
import { useEditor } from '../editorContext.ts'
import { fieldName } from '../fieldName.ts'
import { FieldProblems } from '../fields/FieldFrame.tsx'
import type { Texts } from '../session.ts'
import { TranslationRow } from './TranslationRow.tsx'
import { translateWords as words } from './translateWords.ts'
import { readTranslation } from './translationScreens.ts'

/** The files with another translation of a text; undefined: with none. */
function changed(now: Texts, language: string, of: string, pointer: string, text?: PluralTexts) {
  const file = translationFile(language, of)
  const { states } = readTranslation(now, language, of)
  const after = withTexts(states, new Map([[pointer, text]]))
  const isEmpty = Object.keys(after).length === 0
  return new Map([[file, isEmpty ? undefined : formatTranslation(file, after)]])
}

type Props = {
  /** The key of the language. */
  language: string
  /** The English file. */
  of: string
}

/** Every text of a file beside its translation; what was not translated when it was opened comes first. */
export function TranslationForm({ language, of }: Props) {
  const { session, report, edit, target } = useEditor()
  const file = translationFile(language, of)
  const { value, states, glossary, properties, isBroken } = useMemo(
    () => readTranslation(session.now, language, of),
    [session.now, language, of],
  )
  // What is typed stays where it is.
  const [first] = useState(
    () => new Set(states.flatMap((one) => (one.state === 'fresh' ? [] : [one.pointer]))),
  )
  if (isBroken) {
    const problems = report?.problems.filter((one) => [file, of].includes(one.file)) ?? []
    return (
      <>
        <p>{words.notReadable}</p>
        <FieldProblems problems={problems} />
      </>
    )
  }
  const inOrder = [
    ...states.filter(({ pointer }) => first.has(pointer)),
    ...states.filter(({ pointer }) => !first.has(pointer)),
  ]
  return inOrder.map((text) => (
    <TranslationRow
      key={text.pointer}
      text={text}
      name={fieldName(of, value, text.spot, properties)}
      language={{ key: language, glossary }}
      isTarget={target?.startsWith(`${pointerOf([text.found?.at ?? ''])}/`) ?? false}
      onChange={(typed) => {
        const key = `${file} ${text.pointer}`
        edit((now) => changed(now, language, of, text.pointer, typed), key)
      }}
    />
  ))
}
