import { useEffect, useState } from 'react'
import { afterPress } from './press.ts'

/**
 * The answer to a question that takes a while; the one before stays until it is there.
 * @param ask the same function as long as the question is the same
 * @returns undefined before the first answer, and if there is no question
 */
export function useAnswer<A>(ask: (() => Promise<A>) | undefined): A | undefined {
  const [answer, setAnswer] = useState<A>()
  useEffect(() => {
    if (ask === undefined) return
    let outdated = false
    ask().then(
      (result) => {
        afterPress(() => {
          if (!outdated) setAnswer(result)
        })
      },
      // A fault of the worker is reported by the check, which is asked at the same time.
      () => undefined,
    )
    return () => {
      outdated = true
    }
  }, [ask])
  return ask === undefined ? undefined : answer
}
