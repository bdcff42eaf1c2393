/**
 * The number of runs of a property test: up to 100, or all of them with `FULL=1`. A failure is printed
 * with its seed.
 */
export function runs(full: number): number {
  return process.env.FULL === '1' ? full : Math.min(full, 100)
}

/** Every fourth case, or all of them with `FULL=1`. */
export function sampled<T>(cases: readonly T[]): T[] {
  return cases.filter((_, i) => process.env.FULL === '1' || i % 4 === 0)
}
