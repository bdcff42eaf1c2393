const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

/**
 * Where a key leads in a row of things that can be reached by the arrow keys.
 * @param key the key pressed
 * @param at the place of the one that has the focus
 * @param count how many there are
 * @returns the new place, round the ends; undefined where the key leads nowhere
 */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps.get(key)
  return step === undefined ? undefined : (at + step + count) % count
}
