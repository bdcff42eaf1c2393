/**
 * How often a property test runs: 100 times, and with the environment variable FULL at full length.
 * @param full the number of runs at full length
 */
export function propertyRuns(full: number): number {
  return process.env.FULL ? full : 100
}
