import { useEffect, useState } from 'react'
import type { Session } from '../session.ts'
import { stepNames } from './stepName.ts'

/** Milliseconds without a change, after which the names are worked out: typing does not wait for them. */
const PAUSE = 300

/** The names of the steps that undo and redo would take; those of the step before while somebody types. */
export function useStepNames(session: Session) {
  const [names, setNames] = useState<ReturnType<typeof stepNames>>()
  useEffect(() => {
    const timer = setTimeout(() => setNames(stepNames(session)), PAUSE)
    return () => clearTimeout(timer)
  }, [session])
  return names
}
