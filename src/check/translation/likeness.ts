/** The share of equal pairs of letters from which on one text is taken for the rewritten other. */
const LEAST_LIKENESS = 0.5

/** The pairs of letters that follow each other in a text, once. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase()
  return new Set(Array.from(letters.slice(1), (_, index) => letters.slice(index, index + 2)))
}

/** From 0 for texts without a common pair of letters to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const pair of one) if (other.has(pair)) common += 1
  return (2 * common) / Math.max(1, one.size + other.size)
}

/**
 * Pairs new texts with earlier ones of which they are probably another wording, the likest first.
 * @returns new text -> earlier text; each is used once
 */
export function pairLike(
  texts: readonly string[],
  earlier: readonly string[],
): ReadonlyMap<string, string> {
  const before = earlier.map((text) => ({ text, pairs: pairsOf(text) }))
  const likes = [...new Set(texts)].flatMap((text) => {
    const pairs = pairsOf(text)
    return before
      .map((one) => ({ text, earlier: one.text, like: likeness(pairs, one.pairs) }))
      .filter(({ like }) => like >= LEAST_LIKENESS)
  })
  const paired = new Map<string, string>()
  const used = new Set<string>()
  for (const { text, earlier } of likes.toSorted((a, b) => b.like - a.like)) {
    if (paired.has(text) || used.has(earlier)) continue
    paired.set(text, earlier)
    used.add(earlier)
  }
  return paired
}
