/**
 * How many times a property is tried: 100 times, or as often as its test says in the run of everything
 * (`FULL=1`). What fails is printed with its seed.
 */
export function runs(full: number): number {
  return process.env.FULL === '1' ? full : Math.min(full, 100)
}

/** Every fourth case, from the first; all of them in the run of everything. */
export function sampled<T>(cases: readonly T[]): T[] {
  return cases.filter((_, i) => process.env.FULL === '1' || i % 4 === 0)
}
