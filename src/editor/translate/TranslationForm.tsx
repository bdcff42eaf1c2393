import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { translationFile } from '../../catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { describeField } from '../../check/describePlace.ts'
import { formatPointer } from '../../check/pointer.ts'
import { printFile } from '../../check/printFile.ts'
import { termsIn } from '../../check/translation/glossary.ts'
import { languageName } from '../../check/translation/languages.ts'
import { pluralFormsOf } from '../../check/translation/pluralForms.ts'
import { sharesTranslation, type TextState } from '../../check/translation/translate.ts'
import {
  type TargetLanguage,
  translationFaults,
} from '../../check/translation/translationFaults.ts'
import { updateTranslation } from '../../check/translation/writeTranslation.ts'
import { Refused } from '../controls/AnswerForm.tsx'
import { Button } from '../controls/Button.tsx'
import { useLimit } from '../controls/useLimit.ts'
import type { Texts } from '../edit/session.ts'
import { translateWords as words } from '../edit/translateWords.ts'
import { readTranslation } from '../edit/translationScreens.ts'
import { FieldProblems } from '../fields/FieldFrame.tsx'
import fields from '../fields/fields.module.css'
import { useEditor } from '../state/editorContext.ts'
import styles from './Translations.module.css'

/** The plural forms of a text: those of the language if the English has some, or none. */
function formNames({ english, canBePlural, found }: TextState, key: string): Intl.LDMLPluralRule[] {
  if (!canBePlural || (typeof english === 'string' && typeof found?.text !== 'object')) return []
  return new Intl.PluralRules(key).resolvedOptions().pluralCategories
}

/** A text with another text for one of its plural forms; undefined: it is deleted. */
function withForm(
  text: PluralTexts | undefined,
  form: Intl.LDMLPluralRule,
  typed: string,
): PluralTexts | undefined {
  const before = typeof text === 'string' ? { other: text } : text
  if (typed !== '') return { ...before, other: before?.other ?? typed, [form]: typed }
  if (form === 'other' || before === undefined) return undefined
  const { [form]: _, ...others } = before
  return { ...others, other: before.other }
}

type RowProps = {
  text: TextState
  /** True if it shows the translation of another text with the same English. */
  isShared: boolean
  /** The name of its field. */
  name: string
  language: TargetLanguage
  isTarget: boolean
  /** Undefined: the translation is deleted. */
  onChange(text: PluralTexts | undefined): void
}

/** An English text beside its translation, with what is known of both. */
function TranslationRow({ text, isShared, name, language, isTarget, onChange }: RowProps) {
  const { english, state, found } = text
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isTarget) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector('textarea')?.focus()
  }, [isTarget])
  const [translation, taken] = isShared ? [undefined, found?.text] : [found?.text, undefined]
  const faults =
    translation && state === 'fresh' ? translationFaults(text, translation, language) : []
  const terms = termsIn(pluralFormsOf(english).join('\n'), language.glossary ?? {})
  const forms = formNames(text, language.key)
  // A text of the catalogue is one line, however long.
  const lineOf = (typed: string) => typed.replaceAll(/\r?\n/g, ' ')
  const textOf = (all: PluralTexts | undefined, form: Intl.LDMLPluralRule) =>
    (typeof all === 'string' ? all : all?.[form]) ?? ''
  const area = (form: Intl.LDMLPluralRule, label: string, change: (typed: string) => void) => (
    <textarea
      key={label}
      lang={language.key}
      rows={1}
      value={textOf(translation, form)}
      placeholder={textOf(taken, form)}
      aria-label={label}
      aria-describedby={id}
      onChange={({ target }) => change(lineOf(target.value))}
    />
  )
  const label = words.inLanguage(name, languageName(language.key))
  const { refused, onChangeCapture } = useLimit()
  return (
    <div ref={row} className={`${fields.field} ${styles.row}`} onChangeCapture={onChangeCapture}>
      <div>
        <strong>{name}</strong>
        {pluralFormsOf(english).map((form) => (
          <p key={form}>{form}</p>
        ))}
      </div>
      <div>
        {forms.length === 0
          ? area('other', label, (typed) => onChange(typed === '' ? undefined : typed))
          : forms.map((form) =>
              area(form, `${label}, ${words.ofForm(form)}`, (typed) =>
                onChange(withForm(translation, form, typed)),
              ),
            )}
        <div id={id} className={fields.notes}>
          {state === 'missing' && <p className={fields.note}>{words.missing}</p>}
          {state === 'stale' && <p className={fields.doubt}>{words.stale}</p>}
          <Refused why={refused} />
          <FieldProblems problems={[...faults]} />
          {terms.length > 0 && (
            <p className={fields.help}>
              {terms.map(({ english: term, words }) => `${term}: ${words.join(' / ')}`).join(', ')}
            </p>
          )}
        </div>
        {state === 'stale' && !isShared && (
          <Button label={words.keep} onClick={() => onChange(translation)} />
        )}
      </div>
    </div>
  )
}

/** The files with another translation of a text; undefined: with none. */
function withTranslation(
  now: Texts,
  language: string,
  of: string,
  pointer: string,
  text?: PluralTexts,
) {
  const file = translationFile(language, of)
  const { value, states } = readTranslation(now, language, of)
  const after =
    value === undefined ? {} : updateTranslation(value, states, new Map([[pointer, text]]))
  const isEmpty = Object.keys(after).length === 0
  return new Map([[file, isEmpty ? undefined : printFile(file, after)]])
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
  const { value, states, glossary, draft, isBroken } = useMemo(
    () => readTranslation(session.now, language, of),
    [session.now, language, of],
  )
  // Fixed when the form opens, so that a text stays in its place while it is typed.
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
  return inOrder.map((text) => {
    const isShared = sharesTranslation(text, states)
    const isAt = text.found !== undefined && target === formatPointer(text.found.at)
    return (
      <TranslationRow
        key={text.pointer}
        text={text}
        isShared={isShared}
        name={describeField({ file: of, jsonPath: text.jsonPath, value }, draft)}
        language={{ key: language, glossary }}
        isTarget={isAt && !isShared}
        onChange={(typed) => {
          const key = `${file} ${text.pointer}`
          edit((now) => withTranslation(now, language, of, text.pointer, typed), { key })
        }}
      />
    )
  })
}
