import { useEffect, useRef, useState } from 'react'
import type { CatalogueClient } from './catalogueClient.ts'
import type { Snapshot } from './catalogueService.ts'
import type { CheckReport } from './checkEdits.ts'
import { contentsOf } from './contents.ts'
import { menusFrom } from './draftFor.ts'
import { sameValue } from './edit/json.ts'

/** Milliseconds without a key, after which the check looks. */
const PAUSE = 250

/**
 * What is found out of all texts after each pause of the typing. Until the check has answered for the
 * first time, `judged` is left out.
 * @param tell is told where the check itself fails
 */
export function useCheck(
  catalogue: CatalogueClient,
  now: Snapshot,
  saved: Snapshot,
  tell: (fault: string) => void,
) {
  const [paused, setPaused] = useState(now)
  const [chapters, setChapters] = useState(() => contentsOf(menusFrom(now), now.texts))
  const [judged, setJudged] = useState<CheckReport>()
  // The page stands as it was while the texts cannot be shown.
  const [shown, setShown] = useState<Snapshot>()
  const judging = useRef(Promise.resolve())

  useEffect(() => {
    let over = false
    /** Asks once the answer before has come; not at all where more was typed meanwhile. */
    async function look(): Promise<void> {
      if (over) return
      const next = await catalogue.check(now)
      setJudged(next)
      if (next.complete) setShown(now)
    }
    const timer = setTimeout(() => {
      setPaused(now)
      setChapters((before) => {
        const after = contentsOf(menusFrom(now), now.texts)
        return sameValue(before, after) ? before : after
      })
      judging.current = judging.current.then(look).catch(({ message }: Error) => tell(message))
    }, PAUSE)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [catalogue, now, tell])

  // What came back cannot be shown: the page is the saved one.
  const isLost = judged?.complete === false && shown === undefined
  useEffect(() => {
    if (!isLost) return
    catalogue.check(saved).then(
      ({ complete: whole }) => {
        if (whole) setShown((known) => known ?? saved)
      },
      ({ message }: Error) => tell(message),
    )
  }, [isLost, catalogue, saved, tell])

  return { paused, chapters, judged, shown }
}
