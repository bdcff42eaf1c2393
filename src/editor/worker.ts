import { z } from 'zod'
import { answers } from './answers.ts'
import { nothing, type ToWorker, withChanges } from './toWorker.ts'

// As on the page for GitHub, no code is made of text.
if (import.meta.env.GITHUB_API !== undefined) z.config({ jitless: true })

let seen = nothing

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const { question, about, changes, port } = data
  seen = withChanges(seen, changes)
  try {
    port.postMessage({ answer: answers[question](seen, about) })
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) })
  }
})
