import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillCount } from '../catalogue/fillCount.ts'
import { labelledText } from '../catalogue/labelledText.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import { unbreakNumbers } from '../catalogue/unbreakUnits.ts'
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
  type RoofFields,
  resultOf,
  typedTogether,
  withUnit,
} from './answerRoof.ts'
import { usedText } from './answerText.ts'
import { type BuildingSides, longerSide } from './buildingSides.ts'
import type { CompanionsView } from './Companions.tsx'
import { storedUnit, storeUnit } from './chosenUnit.ts'
import { storeBuilding, storedBuilding } from './lastBuilding.ts'
import { RoofDrawing } from './RoofDrawing.tsx'
import ownStyles from './RoofForm.module.css'
import { RoofResult } from './RoofResult.tsx'
import { RoofSketch } from './RoofSketch.tsx'
import type { RoofWords } from './roofWords.ts'
import type { SheetFacts } from './sheetFacts.ts'
import {
  type RoofField,
  type RoofInput,
  roofMeasures,
  roofShapes,
  sheetMeasures,
  slopeFields,
  slopeMethods,
} from './typedRoof.ts'
import { UnitChoice } from './UnitChoice.tsx'
import type { UsableResult } from './usableResult.ts'

/** A result to take over into the enquiry, with the unit that the roof was typed in. */
export type TakenResult = UsableResult & { unit: LengthUnit }

export type RoofFormProps = {
  sheet: SheetFacts
  /** The sheets to choose from while none is chosen. */
  offer?: SheetOffer | undefined
  /** The name of the chosen sheet, if the page does not say it: the heading of the answer. */
  sheetName?: string | undefined
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
  /** True to fold the fields if the address has a complete roof, so that the answer comes first. */
  foldsFields?: boolean
  /** Shown above the answer, or below it if the fields are folded. */
  beforeAnswer?: ReactNode
  /** Shown below the answer. */
  afterAnswer?: ReactNode
}

/** The form for the measures of a roof, with the answer, a drawing, the result and the working. */
export function RoofForm({
  sheet,
  offer,
  sheetName,
  typed: given,
  colour,
  words,
  goesWith,
  whatsapp,
  foldsFields = false,
  beforeAnswer,
  afterAnswer,
  onChange,
  onTakeResult,
}: RoofFormProps) {
  const calculatorWords = words.roofCalculator
  const [used, setUsed] = useState('')
  const [keepsChoice, setKeepsChoice] = useState(false)
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
  // Numbers that came together may be the other way round.
  const [cameTogether, setCameTogether] = useState(() => bothSides(given) !== undefined)
  const sides = cameTogether ? bothSides(roof) : undefined
  const longer = sides && longerSide(sides, unit, words.spellings)
  // Fields that come filled in are answered at once, but not those of another product.
  const [submitted, setSubmitted] = useState(calculated !== undefined && !lastBuilding)
  // A remembered unit is shown, to be checked.
  const [isFolded] = useState(foldsFields && submitted && given.unit !== undefined)
  // Fields that a choice has brought since the button was clicked: nobody could fill them in yet.
  const [newFields, setNewFields] = useState<readonly RoofField[]>([])
  const faults = typeof outcome === 'object' && 'faults' in outcome ? outcome.faults : {}
  const result = submitted ? calculated : undefined
  const isAnswered = result !== undefined
  useEffect(() => {
    if (isAnswered) storeBuilding(changeRoof(typed, {}))
  }, [isAnswered, typed])
  const needsSketch = outcome === 'sketch'
  const required = slopeFields(roof)
  const horizontal = required.find((name) => name === 'span' || name === 'run')
  const widths: readonly RoofField[] = required.filter((name) => name === 'run1' || name === 'run2')
  const optional = [...roofMeasures(roof), ...sheetMeasures(roof, sheet)].filter(
    (name) => name !== 'eave' && !required.includes(name),
  )

  function change(changed: RoofFields): void {
    setUsed('')
    setLastBuilding(undefined)
    onChange(changeRoof(typed, changed))
  }

  function choose(changed: RoofFields): void {
    const shown = needsSketch ? [] : roofMeasures(roof)
    const next = roofMeasures(answerRoof(changeRoof(typed, changed), sheet, words).roof)
    setNewFields([...newFields, ...next.filter((name) => !shown.includes(name))])
    change(changed)
  }

  function takeTogether(building: RoofFields): void {
    change(building)
    setCameTogether(true)
  }

  /** Fills in both fields if the length and the width are typed together in one of them. */
  function leave(name: RoofField, text: string): void {
    const cleaned = cleanTyped(text)
    if (together !== undefined) takeTogether(together)
    else if (cleaned !== text) change({ [name]: cleaned })
  }

  /**
   * An empty field, and a unit that is not chosen, have no error before the button is clicked, nor has an empty field
   * that a choice has brought since. Both measures in one field are none: an error that goes away as the field is left
   * would move the button below a finger.
   */
  function errorOf(name: RoofField | 'unit'): string | undefined {
    if (together !== undefined && name in together) return undefined
    const fault = faults[name]
    const isOpen = fault === 'empty' || fault === 'noUnit'
    const isAsked = submitted && !newFields.some((field) => field === name)
    if (fault === undefined || (isOpen && !isAsked)) return undefined
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
        onChange={(value) => choose({ [name]: value })}
      />
    )
  }

  /** The unit is all that is asked for if the numbers came together: then the result follows. */
  function chooseUnit(unit: LengthUnit): void {
    const isLast = sides !== undefined && roof.unit === undefined && !submitted
    flushSync(() => {
      change({ unit })
      if (isLast) setSubmitted(true)
    })
    if (isLast) bringIntoView(answerStatus.current)
  }

  /** Shows the result, or moves the focus to the first field that is missing or wrong. */
  function submit(): void {
    flushSync(() => {
      if (together !== undefined) takeTogether(together)
      else if (lastBuilding !== undefined) change({})
      setSubmitted(true)
      setNewFields([])
    })
    const invalid = formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const details = invalid?.closest('details')
    if (details) details.open = true
    if (!invalid) bringIntoView(answerStatus.current)
    // The unit is a group of buttons.
    else if (invalid.matches('[role="radiogroup"]')) invalid.querySelector('input')?.focus()
    else invalid.focus()
  }

  /** The pressed name disappears with the other sheets. */
  function chooseSheet(path: string): void {
    flushSync(() => offer?.onChoose(path))
    bringIntoView(answerStatus.current)
  }

  function takeResult(used: UsableResult): void {
    onTakeResult?.({ ...used, unit })
    flushSync(() => {
      setUsed(usedText(used, unit, words) ?? '')
      // The answers for the other widths stay.
      if (used.width !== undefined) setKeepsChoice(true)
    })
    bringIntoView(usedStatus.current)
  }

  const shapeChoice = choice(calculatorWords.slopes, 'slopes', calculatorWords.shapes)
  const invalid = ['eave' as const, ...required, ...optional].filter((name) => errorOf(name))
  const unitError = errorOf('unit')
  const fieldErrors = invalid.map((name) =>
    labelledText({ label: calculatorWords.fields[name].label, text: errorOf(name) ?? '' }, words),
  )
  const errors = [...(unitError === undefined ? [] : [unitError]), ...fieldErrors]
  const sendLink = whatsapp !== undefined && (
    <a className="button" href={whatsapp} target="_blank" rel="noreferrer">
      {calculatorWords.ask}
    </a>
  )
  const fields = (
    <>
      <UnitChoice
        unit={roof.unit}
        error={unitError}
        words={words}
        onChange={(unit) => {
          storeUnit(unit)
          chooseUnit(unit)
        }}
      />
      <div className={`${styles.measures} ${horizontal === undefined ? ownStyles.single : ''}`}>
        {field('eave')}
        {horizontal !== undefined && field(horizontal)}
        {shapeChoice}
        {widths.map(field)}
        {choice(calculatorWords.by, 'by', calculatorWords.ways)}
        {required.filter((name) => name !== horizontal && !widths.includes(name)).map(field)}
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
  )
  return (
    <form
      ref={formElement}
      className={styles.calculator}
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
          {isFolded ? (
            <details className={styles.fold}>
              <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
                {calculatorWords.change}
              </summary>
              <div className={styles.calculator}>{fields}</div>
            </details>
          ) : (
            fields
          )}
          {/* Below the button: it comes as a field is left, which a press on the button does. */}
          {sides !== undefined && longer !== undefined && (
            <p className={ownStyles.swap}>
              {longer === 'eave' && <span>{calculatorWords.longerFirst}</span>}
              <button type="button" onClick={() => change({ eave: sides.span, span: sides.eave })}>
                {calculatorWords.swap}
              </button>
            </p>
          )}
        </>
      )}
      {submitted && errors.length > 0 && (
        <p className={styles.wrong}>
          {errors.length === 1
            ? errors
            : fillCount(calculatorWords.severalFaults, errors.length, words.writing.language)}
        </p>
      )}
      {(result || needsSketch) && !isFolded && beforeAnswer}
      <div ref={answerStatus} role="status">
        {result && sheetName !== undefined && <h3>{sheetName}</h3>}
        {result && (
          <AnswerCards
            result={result}
            calculation={calculation}
            offer={offer && { ...offer, onChoose: chooseSheet }}
            keepsChoice={keepsChoice}
            onUse={onTakeResult && takeResult}
            used={used}
            words={words}
          />
        )}
        {needsSketch && <RoofSketch whatsapp={whatsapp} words={words} />}
      </div>
      {result && sendLink && <p className={styles.actions}>{sendLink}</p>}
      {(result || needsSketch) && isFolded && beforeAnswer}
      {(result || needsSketch) && afterAnswer}
      <p ref={usedStatus} role="status" className={styles.used}>
        {unbreakNumbers(used)}
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

/** The typed length and width of the building; undefined unless both are typed. */
function bothSides({
  eave = '',
  span = '',
}: Pick<RoofInput, 'eave' | 'span'>): BuildingSides | undefined {
  return cleanTyped(eave) === '' || cleanTyped(span) === '' ? undefined : { eave, span }
}
