import { useState } from 'react'
import { Button, NewTabLink } from '../Button.tsx'
import { GitHubError } from '../github.ts'
import { publishWords } from '../publishWords.ts'
import type { EndedRun } from './liveStatus.ts'

const words = publishWords.live

type Props = {
  ended: EndedRun
  /** Starts it again; throws in words. */
  retry(ended: EndedRun): Promise<void>
}

/** Starts the tests again that GitHub has not finished. */
export function TryAgain({ ended, retry }: Props) {
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function start(): Promise<void> {
    setAsked(true)
    setRefusal('')
    try {
      await retry(ended)
    } catch (error) {
      setAsked(false)
      // A limit has the status 403 too, and an end.
      const isForbidden = error instanceof GitHubError && error.status === 403 && error.wait === 0
      const said = error instanceof Error ? error.message : String(error)
      setRefusal(isForbidden ? words.mayNotRetry : said)
    }
  }
  if (asked) return <p role="status">{words.retrying}</p>
  return (
    <>
      <Button label={words.retry} onClick={() => void start()} />
      {refusal !== '' && (
        <p role="alert">
          {refusal} <NewTabLink href={ended.link} label={words.retryOnGitHub} />
        </p>
      )}
    </>
  )
}
