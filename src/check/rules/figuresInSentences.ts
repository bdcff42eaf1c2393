import { numbersOf } from '../../catalogue/figure.ts'
import { memoize } from '../../catalogue/memoize.ts'
import { escapeRegExp } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { PropertyRole } from '../../catalogue/propertyRole.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { unitSpellings } from '../../catalogue/spellings.ts'
import { convertUnit, type Unit, type UnitWords, unitWithRole } from '../../catalogue/unit.ts'
import { propertyWithRole } from '../../catalogue/vocabulary.ts'
import type { ContentRule, PageFigure } from '../pageContent.ts'

/** A number with its unit in a sentence. */
const measure = memoize((spellings: UnitWords) => {
  const longestFirst = Object.keys(spellings).sort((a, b) => b.length - a.length)
  const choice = longestFirst.map(escapeRegExp)
  return new RegExp(`(\\d+(?:\\.\\d+)?)[\\s\\u00a0-]?(${choice.join('|')})(?![\\p{L}\\d])`, 'gu')
})

/** The word after a length in a sentence, which names its property. */
const lengthWords: readonly [PropertyRole, RegExp][] = [
  ['thickness', /^\s*thick/i],
  ['overall width', /^\s*wide/i],
  ['length', /^\s*long/i],
]

/** The figures that a number in a sentence may refer to. */
function comparable(
  all: readonly PageFigure[],
  unit: Unit,
  after: string,
  vocabulary: Vocabulary,
): PageFigure[] {
  const same = all.filter(
    ({ property, figure }) =>
      property !== undefined && convertUnit(1, unit, figure.unit, vocabulary.units) !== undefined,
  )
  const mm = unitWithRole(vocabulary.units, 'mm') ?? ''
  if (convertUnit(1, unit, mm, vocabulary.units) === undefined) return same
  const [role] = lengthWords.find(([, word]) => word.test(after)) ?? []
  const property = role && propertyWithRole(vocabulary, role)
  return same.filter((one) => one.property === property)
}

function isInRange(n: number, unit: Unit, { figure }: PageFigure, { units }: Vocabulary): boolean {
  const converted = convertUnit(n, unit, figure.unit, units) ?? Number.NaN
  if (!('min' in figure) || !('max' in figure)) return numbersOf(figure).includes(converted)
  return converted >= figure.min && converted <= figure.max
}

/** A sentence neither repeats a figure of its page nor contradicts one. */
export const figuresInSentences: ContentRule = function* ({ sentences, figures }, { properties }) {
  if (properties === undefined || figures.length === 0) return
  const spellings = unitSpellings(properties)
  const figureByText = new Map(
    figures
      .toReversed()
      .flatMap((one) => numbersOf(one.figure).map((n) => [`${n} ${one.figure.unit}`, one])),
  )
  for (const { jsonPath, text } of sentences) {
    for (const { 0: typed, 1: number, 2: word = '', index } of text.matchAll(measure(spellings))) {
      const [n, unit] = [Number(number), ownValue(spellings, word)]
      if (unit === undefined) continue
      const same = figureByText.get(`${n} ${unit}`)
      if (same !== undefined) {
        const givers = same.property === undefined ? 'figures of this page' : 'claims or the table'
        const message = `"${typed}" is typed into a sentence, but the ${givers} already give it`
        const fix =
          'Leave the figure out of the sentence: it would stay here when it changes there.'
        yield { jsonPath, message, fix }
        break
      }
      const others = comparable(figures, unit, text.slice(index + typed.length), properties)
      const [other] = others
      if (other === undefined || others.some((one) => isInRange(n, unit, one, properties))) continue
      const values = `${numbersOf(other.figure).join(', ')} ${other.figure.unit}`
      const message = `"${typed}" is typed into a sentence, but the ${other.property} is ${values}`
      const fix = 'Leave the figure out of the sentence.'
      yield { jsonPath, message, fix, warning: true }
      break
    }
  }
}
