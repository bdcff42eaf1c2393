import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Inbox } from './inbox.ts'

/** Answers 429, with how long to wait, once so many requests in so many seconds have come from one address. */
export function limitRate(points: number, duration: number, of: Inbox['addressOf']) {
  const limiter = new RateLimiterMemory({ points, duration })
  return createMiddleware(async (c, next) => {
    // One machine has many addresses of IPv6: they are counted by the network that it was given.
    const network = of(c).replace(/^((?:[^:.]*:){3}[^:.]*):[^.]*$/, '$1')
    try {
      await limiter.consume(network)
    } catch (refused) {
      c.header('Retry-After', String(Math.ceil(Object(refused).msBeforeNext / 1000)))
      return c.json({}, 429)
    }
    return next()
  })
}
