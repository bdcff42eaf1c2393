import { useEffect, useRef, useState } from 'react'
import type { CatalogueClient } from './catalogueClient.ts'
import type { Snapshot } from './catalogueService.ts'
import type { CheckReport } from './checkEdits.ts'

/** Milliseconds without a key, after which the check runs. */
const PAUSE = 250

/**
 * Checks the catalogue after each pause of the typing.
 * @param reportFault called where the check itself fails
 * @returns the texts as of the last pause; the report of the check, undefined before the first one; the
 *   last snapshot that can be shown as pages
 */
export function useCheck(
  catalogue: CatalogueClient,
  now: Snapshot,
  saved: Snapshot,
  reportFault: (message: string) => void,
) {
  const [paused, setPaused] = useState(now)
  const [report, setReport] = useState<CheckReport>()
  const [shown, setShown] = useState<Snapshot>()
  const checking = useRef(Promise.resolve())

  useEffect(() => {
    let outdated = false
    /** Begins when the check before has ended; not at all where more was typed meanwhile. */
    async function check(): Promise<void> {
      if (outdated) return
      const next = await catalogue.check(now)
      setReport(next)
      if (next.complete) setShown(now)
    }
    const timer = setTimeout(() => {
      setPaused(now)
      checking.current = checking.current.then(check).catch((error) => reportFault(error.message))
    }, PAUSE)
    return () => {
      outdated = true
      clearTimeout(timer)
    }
  }, [catalogue, now, reportFault])

  // Where the restored changes cannot be shown, the preview is made of what is saved.
  const showSaved = report?.complete === false && shown === undefined
  useEffect(() => {
    if (!showSaved) return
    catalogue.check(saved).then(
      ({ complete }) => {
        if (complete) setShown((before) => before ?? saved)
      },
      (error) => reportFault(error.message),
    )
  }, [showSaved, catalogue, saved, reportFault])

  return { paused, report, shown }
}
