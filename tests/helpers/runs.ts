/**
 * How many times a property is tried: 100 times, or as often as its test says in the run of everything
 * (`FULL=1`). What fails is printed with its seed.
 */
export function runs(full: number): number {
  return process.env.FULL === '1' ? full : Math.min(full, 100)
}
