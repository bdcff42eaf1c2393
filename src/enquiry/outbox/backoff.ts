const first = 5_000
const longest = 15 * 60 * 1000

/**
 * How long to wait before an enquiry is tried again: 5 s, three times as long each time, 15 minutes
 * at the most; up to a fifth more, so that many browsers do not come back at the same moment.
 * @param attempts how many have failed
 * @param chance between 0 and 1
 */
export function backoff(attempts: number, chance: number): number {
  return Math.min(first * 3 ** (attempts - 1), longest) * (1 + chance / 5)
}
