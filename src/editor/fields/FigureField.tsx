import { useEffect, useRef, useState } from 'react'
import { isFigure } from '../../catalogue/figure.ts'
import { formatFigure } from '../../catalogue/formatValue.ts'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { faultSentence, readFigure } from '../../catalogue/readFigure.ts'
import { Figure } from '../../catalogue/schemas/figure.ts'
import type { Property, Vocabulary } from '../../catalogue/schemas/properties.ts'
import { textOfRuns } from '../../catalogue/textRuns.ts'
import { kindsOf, type Unit } from '../../catalogue/unit.ts'
import { unitsOfProperty, usualDecimals } from '../../catalogue/vocabulary.ts'
import { valueAt } from '../../check/pointer.ts'
import { figureText } from '../../pages/product/rules/figureText.ts'
import { Button } from '../controls/Button.tsx'
import { whenReleased } from '../controls/press.ts'
import { Select, selectOptionsOf } from '../controls/Select.tsx'
import { sameValue } from '../edit/editJson.ts'
import { editorWords } from '../edit/editorWords.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { type FieldProps, useForm } from './form.ts'
import { plainText } from './plainText.ts'

/** The property that a value belongs to: that of its row or claim, or of its column. */
function propertyAt(value: unknown, path: JsonPath, properties: object = {}): string | undefined {
  let here: unknown = value
  let property: string | undefined
  for (const step of path) {
    if (Object.hasOwn(properties, step)) property = String(step)
    if (isRecord(here) && typeof here.property === 'string') property = here.property
    here = valueAt(here, [step])
  }
  return property
}

/** True if a unit measures what a property measures, or if the property takes any unit. */
function isOfProperty(
  unit: Unit,
  property: Property | undefined,
  vocabulary: Vocabulary | undefined,
): boolean {
  const kinds = vocabulary && kindsOf(vocabulary.units)
  if (property === undefined || !kinds?.includes(property.measures)) return true
  return ownValue(vocabulary?.units, unit)?.kind === property.measures
}

/** The units to choose from: those of the property and the one that the figure has, or all. */
function unitChoices(
  property: Property | undefined,
  vocabulary: Vocabulary | undefined,
  unit: Unit | undefined,
): readonly Unit[] {
  if (vocabulary === undefined) return unit === undefined ? [] : [unit]
  const own = property === undefined ? [] : unitsOfProperty(property, vocabulary)
  const all = own.length > 0 ? own : Object.keys(vocabulary.units)
  return [...new Set(unit === undefined ? all : [...all, unit])]
}

/** A figure with its values sorted; undefined if they are sorted already. */
function sortedFigure(figure: Figure | undefined): Figure | undefined {
  if (figure === undefined || !('values' in figure)) return undefined
  const values = figure.values.toSorted((a, b) => a - b)
  return sameValue(values, figure.values) ? undefined : { ...figure, values }
}

/** A figure, typed as people write it. Text that is no figure is saved as it was typed. */
export function FigureField({ value, ...props }: FieldProps) {
  const { change, draft, value: all } = useForm()
  const figure = isRecord(value) && isFigure(value) ? Figure.safeParse(value).data : undefined
  const [typed, setTyped] = useState<{ text: string; made: unknown }>()
  const [lastFigure, setLastFigure] = useState(figure)
  // The unit of a text that names none: until the field is left, not one that is typed in it, as half of "0.35 to 0.6" is
  // "0.35 t".
  const [chosen, setChosen] = useState<Unit>()
  const vocabulary = draft.properties
  const property = propertyAt(all, props.path, vocabulary?.properties)
  const definition = ownValue(vocabulary?.properties, property ?? '')

  const defaultUnit =
    definition && (definition.unit ?? (vocabulary && unitsOfProperty(definition, vocabulary)[0]))
  const unit = figure?.unit ?? chosen ?? lastFigure?.unit ?? defaultUnit
  const usual = vocabulary && usualDecimals(property ?? '', unit, vocabulary)
  const written = figure === undefined ? plainText(value) : figureText(figure, usual)
  const text = typed !== undefined && sameValue(typed.made, value) ? typed.text : written
  const readText = (text: string, unit: Unit | undefined) => {
    const { decimals } = figure ?? lastFigure ?? {}
    const read = readFigure(text, { unit, decimals, property: definition }, vocabulary)
    if ('fault' in read || isOfProperty(read.unit, definition, vocabulary)) return read
    return {
      fault: defaultUnit === undefined ? editorWords.unread : editorWords.inOwnUnit(defaultUnit),
    }
  }
  const read = readText(text, unit)
  // A figure of the file is checked by the check, and an empty field is not wrong before it is typed in.
  const fault = 'fault' in read && typeof value === 'string' && value !== '' ? read : undefined
  const meant = fault?.meant

  const formatted = figure && vocabulary && formatFigure(figure, vocabulary, property)
  // As buyers read it: a list value by value.
  const chips =
    formatted === undefined ? [] : (formatted.valueTexts ?? [textOfRuns(formatted.runs)])

  function put(next: string, unit?: Unit): void {
    if (figure !== undefined) setLastFigure(figure)
    setChosen(unit)
    const made = readText(next, unit)
    // With its unit, which would be lost while there is no figure.
    const withUnit = next === '' || unit === undefined ? next : `${next} ${unit}`
    const value = 'fault' in made ? withUnit : made
    setTyped({ text: next, made: value })
    change(props.path, value, 'typed')
  }

  // A figure typed before its property was chosen becomes valid once the property gives it a unit.
  const lastUnit = useRef(unit)
  useEffect(() => {
    const isUnitNew = lastUnit.current === undefined && unit !== undefined
    lastUnit.current = unit
    if (isUnitNew && typeof value === 'string' && !('fault' in read)) change(props.path, read)
  })

  return (
    <FieldFrame
      {...props}
      help={editorWords.unread}
      {...(fault && { fault: faultSentence(fault) })}
    >
      {(control) => (
        <div className={styles.figure}>
          <input
            {...control}
            value={text}
            onFocus={() => {
              if (figure !== undefined) setChosen(undefined)
            }}
            onChange={({ target }) => put(target.value, chosen ?? unit)}
            // Not while it is typed, which would move the cursor.
            onBlur={() => {
              const sorted = typed && sortedFigure(figure)
              if (sorted !== undefined) whenReleased(() => change(props.path, sorted, 'typed'))
            }}
          />
          <Select
            aria-label={editorWords.unit}
            value={unit ?? ''}
            choices={selectOptionsOf(unitChoices(definition, vocabulary, unit))}
            onChoose={(unit) => put(figure === undefined ? text : written, unit)}
          >
            {unit === undefined && <option value="">{editorWords.none}</option>}
          </Select>
          {meant !== undefined && (
            <Button label={editorWords.writeMeant(meant)} onClick={() => put(meant, unit)} />
          )}
          {chips.length > 0 && (
            <span className={styles.chips} title={editorWords.understood}>
              {[...new Set(chips)].map((chip) => (
                <span key={chip}>{chip}</span>
              ))}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
