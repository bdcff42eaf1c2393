import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { labelledText } from '../catalogue/labelledText.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import type { LengthUnit } from '../catalogue/unit.ts'
import { bringIntoView } from '../ui/browser/bringIntoView.ts'
import disclosureStyles from '../ui/form/disclosure.module.css'
import { Field } from '../ui/form/Field.tsx'
import styles from '../ui/form/fields.module.css'
import chevronStyles from '../ui/text/Chevron.module.css'
import { AnswerCards, type SheetOffer } from './AnswerCards.tsx'
import {
  answerRoof,
  changeRoof,
  hasMeasures,
  hasRoof,
  type RoofCalculation,
  type RoofFields,
  resultOf,
  typedTogether,
  widthResults,
  withUnit,
} from './answerRoof.ts'
import { usedText } from './answerText.ts'
import type { CompanionsView } from './Companions.tsx'
import type { CalculatedRoof } from './calculatedRoof.ts'
import { storedUnit, storeUnit } from './chosenUnit.ts'
import { storeBuilding, storedBuilding } from './lastBuilding.ts'
import { RoofDrawing } from './RoofDrawing.tsx'
import { RoofResult } from './RoofResult.tsx'
import { RoofSketch } from './RoofSketch.tsx'
import { lengthWithUnit } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts, SheetWidth } from './sheetFacts.ts'
import {
  type RoofField,
  roofMeasures,
  roofShapes,
  sheetMeasures,
  slopeFields,
  slopeMethods,
} from './typedRoof.ts'
import { UnitChoice } from './UnitChoice.tsx'

/** A result to take over into the enquiry, and the width that it is for if the buyer had not chosen one. */
type UsableResult = { result: CalculatedRoof; width?: SheetWidth }

/** The same, with the unit that the roof was typed in. */
export type TakenResult = UsableResult & { unit: LengthUnit }

export type RoofFormProps = {
  sheet: SheetFacts
  /** The sheets to choose from while none is chosen. */
  offer?: SheetOffer | undefined
  /** The current texts of the fields. */
  typed: RoofFields
  /** The value of the chosen colour, `#rrggbb`, if it is confirmed. */
  colour?: string | undefined
  words: RoofWords
  /** The companions of the sheet. */
  goesWith?: CompanionsView | undefined
  /** The WhatsApp link of the page with the roof; left out on a list, which is sent as a whole. */
  whatsapp?: string | undefined
  onChange: (typed: RoofFields) => void
  /** Left out if there is no enquiry to take a result over into. */
  onTakeResult?: (taken: TakenResult) => void
  /** Shown below the answer. */
  afterAnswer?: ReactNode
}

/** The form for the measures of a roof, with the answer, a drawing, the result and the working. */
export function RoofForm({
  sheet,
  offer,
  typed: given,
  colour,
  words,
  goesWith,
  whatsapp,
  afterAnswer,
  onChange,
  onTakeResult,
}: RoofFormProps) {
  const calculatorWords = words.roofCalculator
  const [used, setUsed] = useState('')
  const formElement = useRef<HTMLFormElement>(null)
  const answerStatus = useRef<HTMLDivElement>(null)
  const usedStatus = useRef<HTMLParagraphElement>(null)
  const [remembered] = useState(storedUnit)
  // Until it is changed or counted, nothing of it is in the message.
  const [lastBuilding, setLastBuilding] = useState(() =>
    hasRoof(given) ? undefined : storedBuilding(),
  )
  const typed = withUnit(lastBuilding ?? given, remembered)
  const takeUnit = useEffectEvent(() => {
    // A roof that came without a unit: its message has the remembered one too.
    if (typed !== given && hasMeasures(given)) onChange(typed)
  })
  useEffect(() => takeUnit(), [])
  const calculation = answerRoof(typed, sheet, words)
  const { roof, outcome, unit } = calculation
  const together = typedTogether(calculation, words.spellings)
  const calculated = resultOf(calculation)
  // Fields that come filled in are answered at once, but not those of another product.
  const [submitted, setSubmitted] = useState(calculated !== undefined && !lastBuilding)
  const faults = typeof outcome === 'object' && 'faults' in outcome ? outcome.faults : {}
  const result = submitted ? calculated : undefined
  const isAnswered = result !== undefined
  useEffect(() => {
    if (isAnswered) storeBuilding(changeRoof(typed, {}))
  }, [isAnswered, typed])
  const needsSketch = outcome === 'sketch'
  const required = slopeFields(roof)
  const horizontal = required.find((name) => name === 'span' || name === 'run')
  const optional = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)].filter(
    (name) => name !== 'eave' && !required.includes(name),
  )

  function change(changed: RoofFields): void {
    setUsed('')
    setLastBuilding(undefined)
    onChange(changeRoof(typed, changed))
  }

  /** Fills in both fields if the length and the width are typed together in one of them. */
  function leave(name: RoofField, text: string): void {
    const cleaned = cleanTyped(text)
    if (together !== undefined) change(together)
    else if (cleaned !== text) change({ [name]: cleaned })
  }

  /**
   * An empty field, and a unit that is not chosen, have no error before the button is clicked. Both measures in one
   * field are none: an error that goes away as the field is left would move the button below a finger.
   */
  function errorOf(name: RoofField | 'unit'): string | undefined {
    if (together !== undefined && name in together) return undefined
    const fault = faults[name]
    const isOpen = fault === 'empty' || fault === 'noUnit'
    if (fault === undefined || (isOpen && !submitted)) return undefined
    return { ...words.line.lengthFaults, ...calculatorWords.faults }[fault]
  }

  function field(name: RoofField) {
    const { label, hint } = calculatorWords.fields[name]
    return (
      <Field
        key={name}
        label={label}
        hint={hint}
        value={roof[name] ?? ''}
        error={errorOf(name)}
        onChange={(text) => change({ [name]: text })}
        onLeave={(text) => leave(name, text)}
      />
    )
  }

  function choice(label: string, name: 'slopes' | 'by', texts: Readonly<Record<string, string>>) {
    const values = name === 'slopes' ? roofShapes : slopeMethods
    return (
      <Field
        label={label}
        value={roof[name]}
        options={values.map((value) => ({ value, label: texts[value] ?? '' }))}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }

  /** Shows the result, or moves the focus to the first field that is missing or wrong. */
  function submit(): void {
    flushSync(() => {
      if (together !== undefined || lastBuilding !== undefined) change(together ?? {})
      setSubmitted(true)
    })
    const invalid = formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const details = invalid?.closest('details')
    if (details) details.open = true
    if (!invalid) bringIntoView(answerStatus.current)
    // The unit is a group of buttons.
    else if (invalid.matches('[role="radiogroup"]')) invalid.querySelector('input')?.focus()
    else invalid.focus()
  }

  function takeResult(used: UsableResult): void {
    onTakeResult?.({ ...used, unit })
    flushSync(() => setUsed(usedText(used.result, unit, words) ?? ''))
    bringIntoView(usedStatus.current)
  }

  const shapeChoice = choice(calculatorWords.slopes, 'slopes', calculatorWords.shapes)
  const invalid = ['eave' as const, ...required, ...optional].filter((name) => errorOf(name))
  const unitError = errorOf('unit')
  const sendLink = whatsapp !== undefined && (
    <a className="button" href={whatsapp} target="_blank" rel="noopener noreferrer">
      {calculatorWords.ask}
    </a>
  )
  return (
    <form
      ref={formElement}
      className={styles.roof}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {needsSketch ? (
        <div className={styles.measures}>{shapeChoice}</div>
      ) : (
        <>
          {lastBuilding !== undefined && <p className="note">{calculatorWords.lastBuilding}</p>}
          <UnitChoice
            unit={roof.unit}
            error={unitError}
            words={words}
            onChange={(unit) => {
              storeUnit(unit)
              change({ unit })
            }}
          />
          <div className={styles.measures}>
            {field('eave')}
            {horizontal !== undefined && field(horizontal)}
            {shapeChoice}
            {choice(calculatorWords.by, 'by', calculatorWords.ways)}
            {required.filter((name) => name !== horizontal).map(field)}
          </div>
          <details className={styles.fold}>
            <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
              {calculatorWords.more}
            </summary>
            <div className={styles.fields}>{optional.map(field)}</div>
          </details>
          <p className={styles.actions}>
            <button type="submit" className="button">
              {calculatorWords.calculate}
            </button>
          </p>
        </>
      )}
      {submitted && (invalid.length > 0 || unitError !== undefined) && (
        <ul className={styles.wrong}>
          {unitError !== undefined && <li>{unitError}</li>}
          {invalid.map((name) => (
            <li key={name}>
              {labelledText(
                { label: calculatorWords.fields[name].label, text: errorOf(name) ?? '' },
                words,
              )}
            </li>
          ))}
        </ul>
      )}
      <div ref={answerStatus} role="status">
        {result && (
          <AnswerCards result={result} calculation={calculation} offer={offer} words={words} />
        )}
        {needsSketch && <RoofSketch whatsapp={whatsapp} words={words} />}
      </div>
      {result && (
        <p className={styles.actions}>
          {sendLink}
          {(onTakeResult === undefined ? [] : usableResults(result, calculation, words)).map(
            (usable) => (
              <button
                key={usable.width?.value ?? ''}
                type="button"
                className="button plain"
                onClick={() => takeResult(usable)}
              >
                {usable.width === undefined
                  ? calculatorWords.use
                  : fillTemplate(
                      calculatorWords.useWidth,
                      'cover',
                      lengthWithUnit(usable.width.cover, 'mm', words),
                    )}
              </button>
            ),
          )}
        </p>
      )}
      {(result || needsSketch) && afterAnswer}
      <p ref={usedStatus} role="status" className={styles.used}>
        {used}
      </p>
      {!needsSketch && (
        <div className={styles.drawing}>
          <RoofDrawing calculation={calculation} colour={colour} words={words} />
        </div>
      )}
      {result && (
        <RoofResult result={result} calculation={calculation} words={words} goesWith={goesWith} />
      )}
    </form>
  )
}

/** The results that can be taken over: one for each width while none is chosen, or the only one. */
function usableResults(
  result: CalculatedRoof,
  calculation: RoofCalculation,
  words: RoofWords,
): UsableResult[] {
  const counted = widthResults(calculation, words)
  const all = counted.length > 0 ? counted : [{ result }]
  return all.filter((each) => usedText(each.result, calculation.unit, words) !== undefined)
}
