import { useState } from 'react'
import { z } from 'zod'
import { addressInHtml } from '../../catalogue/addressInHtml.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from '../../catalogue/schemas/schema.ts'
import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'
import { dayInWords } from '../../check/dayInWords.ts'
import { isUnwritten } from '../../check/unwrittenTexts.ts'
import { whenReleased } from '../controls/press.ts'
import { Select, type SelectOption } from '../controls/Select.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './form.ts'
import { plainText } from './plainText.ts'

/** The number of characters from which on the length of a text is shown. */
const LONG = 60

/** The other reading of a text if it is what a schema accepts, and the text itself is not. */
function accepted(schema: Schema, text: string, other: string | undefined): string {
  const isAccepted = (one: string) => z.core.safeParse(schema, one).success
  return other !== undefined && !isAccepted(text) && isAccepted(other) ? other : text
}

/** A web address that was typed without its beginning, with it; any other text as it is. */
function withScheme(schema: Schema, text: string): string {
  return accepted(schema, text, /^[\w-]+\.[\w.-]+/.test(text) ? `https://${text}` : undefined)
}

/** True for the schema of a web address. */
function isWebAddress(schema: Schema): boolean {
  return withScheme(schema, 'www.example.com') !== 'www.example.com'
}

/** The address in pasted HTML if the field is for an address; any other text as it is. */
function withoutHtml(schema: Schema, text: string): string {
  return accepted(schema, text, addressInHtml(text))
}

/** A phone number without plus and spaces if the schema allows only digits; any other text unchanged. */
function digitsAlone(schema: Schema, text: string): string {
  return accepted(schema, text, /^[+\d ().-]+$/.test(text) ? text.replace(/\D/g, '') : undefined)
}

/** The text that is saved for a typed one. */
function savedText(schema: Schema, typed: string): string {
  return digitsAlone(schema, withScheme(schema, cleanTyped(typed)))
}

/** A text, in as many lines as it needs. */
export function TextField({ value, onEnter, ...props }: FieldProps) {
  const { change } = useForm()
  // The spaces around it stay in the field while it is typed, and never come into the file.
  const [typed, setTyped] = useState<string>()
  // An empty text is null if the schema allows it.
  const empty = z.core.safeParse(props.schema, null).success ? null : ''
  const text = plainText(value)
  // A todo marker is shown as a placeholder.
  const unwritten = isUnwritten(text)
  const shown = unwritten ? '' : text
  const { searchLength: cut } = fieldMeta(props.schema)
  const length =
    cut === undefined
      ? editorWords.characters(text.length)
      : editorWords.charactersOf(text.length, cut)
  const note = unwritten || (text.length < LONG && cut === undefined) ? undefined : length
  return (
    <FieldFrame
      {...props}
      note={note}
      // The first letters of an address are none yet.
      isIncomplete={typed !== undefined && isWebAddress(props.schema)}
    >
      {(control) => (
        <textarea
          {...control}
          rows={Math.max(1, Math.ceil(text.length / LONG))}
          value={typed !== undefined && savedText(props.schema, typed) === shown ? typed : shown}
          placeholder={unwritten ? text : undefined}
          onChange={({ target }) => {
            // A text of the catalogue is one line, however long.
            const line = withoutHtml(props.schema, target.value.replaceAll(/\r?\n/g, ' '))
            setTyped(line)
            // Said to be wrong is only what is not put right.
            change(props.path, savedText(props.schema, line) || empty, 'typed')
          }}
          // A text that is only looked at stays.
          onBlur={() => {
            if (typed !== undefined) whenReleased(() => setTyped(undefined))
          }}
          // Texts have no line breaks.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (text !== '') onEnter?.()
          }}
        />
      )}
    </FieldFrame>
  )
}

/** A number as people write it, with a point or a comma; any other text is returned as it is. */
function readNumber(text: string): number | string {
  const plain = cleanFigure(text).replace(',', '.')
  return /^-?(?:\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : text
}

/** The numbers that a schema accepts, in words; undefined if it says nothing about them. */
function plausibleNumbers(schema: Schema): string | undefined {
  const inner = unwrapOptional(schema)
  if (!(inner instanceof z.ZodNumber)) return undefined
  // A schema of whole numbers has the largest one that can be counted to.
  const isLimit = (limit: number | null): limit is number =>
    limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER
  const { minValue, maxValue } = inner
  return editorWords.plausible(
    isLimit(minValue) ? minValue : undefined,
    isLimit(maxValue) ? maxValue : undefined,
  )
}

/** A number; what is no number stays as it was typed, and the check says so. */
export function NumberField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  const [typed, setTyped] = useState('')
  return (
    <FieldFrame
      {...props}
      fault={typeof value === 'string' && value !== '' ? editorWords.noNumber : undefined}
      note={plausibleNumbers(props.schema)}
    >
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          // The typed text stays as long as it means the value in the file: "1." is 1.
          value={readNumber(typed) === value ? typed : plainText(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            change(props.path, readNumber(target.value), 'typed')
          }}
        />
      )}
    </FieldFrame>
  )
}

/**
 * A day, chosen in the calendar of the browser, which may write the month first: so it is said in words below. A calendar
 * shows nothing of a text that is no day, so that is a field of text.
 */
export function DayField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  const isDay = z.core.safeParse(props.schema, value).success && value !== undefined
  const isEmpty = value === undefined || value === ''
  return (
    <FieldFrame {...props} note={isDay ? dayInWords(plainText(value)) : undefined}>
      {(control) => (
        <input
          {...control}
          type={isDay || isEmpty ? 'date' : 'text'}
          value={plainText(value)}
          // The digits of a year are typed one by one: all of them are one step of undo.
          onChange={({ target }) => change(props.path, target.value, 'typed')}
        />
      )}
    </FieldFrame>
  )
}

/** Yes or no. */
export function SwitchField({ value, ...props }: FieldProps) {
  const { change } = useForm()
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(props.path, target.checked)}
        />
      )}
    </FieldFrame>
  )
}

/** One of several, each with its label; a value that is none of them is shown as it is. */
export function ChoiceField({
  value,
  choices,
  onChoose,
  ...props
}: FieldProps & {
  choices: readonly SelectOption[]
  /** Takes the choice; left out: it becomes the value. */
  onChoose?(value: string): void
}) {
  const { change } = useForm()
  const chosen = plainText(value)
  const isListed = choices.some((choice) => choice.value === chosen)
  const other = chosen === '' ? editorWords.none : editorWords.unknown(chosen)
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          choices={choices}
          onChoose={onChoose ?? ((value) => change(props.path, value))}
        >
          {!isListed && <option value={chosen}>{other}</option>}
        </Select>
      )}
    </FieldFrame>
  )
}
