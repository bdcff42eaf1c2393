import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Counts the points that each key takes in some time.
 * @param points that a key may take
 * @param duration in seconds
 * @returns a function that takes points; it returns the seconds to wait if there are not so many left, otherwise 0
 */
export function createRateLimit(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points, duration })
  return async (key: string, taken = 1): Promise<number> => {
    try {
      await limiter.consume(key, taken)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.ceil(refused.msBeforeNext / 1000) || 1
    }
  }
}
