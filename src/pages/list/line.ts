/** What a quantity is counted in. */
export const quantityUnits = ['pieces', 'running', 'area'] as const

type QuantityUnit = (typeof quantityUnits)[number]

/** A product on the list, with what the buyer has chosen and typed, word for word. */
export type Line = {
  id: string
  /** The product's path, and its name when it was put on the list. */
  path: string
  name: string
  /** Property -> the value chosen or typed; what is not there, the buyer is not sure of. */
  values: Readonly<Record<string, string>>
  quantity: string
  unit: QuantityUnit
  /** What was typed in the roof calculator, field by field. */
  roof?: Readonly<Record<string, string>>
}

/** What is told once for the whole list. */
export const detailNames = ['note', 'name', 'phone', 'place'] as const

export type DetailName = (typeof detailNames)[number]

export type Details = Readonly<Partial<Record<DetailName, string>>>

let made = 0

/** Ids sort in the order in which they were made; two tabs never make the same. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const parts = [Date.now(), made++, random].map((n) => n.toString(36).padStart(9, '0'))
  return parts.join('-')
}

/** A product's line of which nothing has been chosen yet. */
export function emptyLine({ path, heading }: { path: string; heading: string }): Line {
  return { id: newId(), path, name: heading, values: {}, quantity: '', unit: 'pieces' }
}

export function isQuantityUnit(word: unknown): word is QuantityUnit {
  return quantityUnits.some((unit) => unit === word)
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

/**
 * A line as it was kept.
 * @returns undefined for what another version, or another script, has written there
 */
export function readLine(id: string, text: string): Line | undefined {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof found !== 'object' || found === null) return undefined
  const { path, name, values, quantity, unit, roof }: Record<string, unknown> = { ...found }
  if (typeof path !== 'string' || typeof name !== 'string' || typeof quantity !== 'string') {
    return undefined
  }
  if (!isTexts(values) || !isQuantityUnit(unit)) return undefined
  const line = { id, path, name, values, quantity, unit }
  return isTexts(roof) ? { ...line, roof } : line
}

/** A line as it is kept; its id is the key that it lies under. */
export function writeLine({ id: _, ...line }: Line): string {
  return JSON.stringify(line)
}
