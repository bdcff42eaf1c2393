#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { listen } from './listen.ts'
import { findFirefox } from './programs.ts'

/**
 * Firefox as it is installed, for Playwright: hands each message on. What an ESR cannot emulate yet
 * counts as done, for Playwright asks for it whether a test wants it or not.
 */
const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
process.once('exit', () => firefox.kill())
firefox.once('exit', () => process.exit())
createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
  if (address !== undefined) listen((tests) => relay(tests, new WebSocket(`${address}/session`)))
})

function relay(tests: WebSocket, browser: WebSocket): void {
  const emulations = new Set<number>()
  // Of the tab no parent is told.
  const parents = new Map<string, string | null>()

  /** Whether a document that has been left tells of a frame in it: Playwright has forgotten that. */
  function isOfTheLast(method: string, context: string, parent: string | null): boolean {
    if (method === 'browsingContext.contextCreated') parents.set(context, parent)
    if (method !== 'browsingContext.navigationCommitted') return false
    for (const [frame, own] of parents) if (own === context) parents.delete(frame)
    return !parents.has(context)
  }
  tests.pause()
  browser.on('open', () => tests.resume())
  tests.on('message', (message) => {
    const { id, method } = JSON.parse(String(message))
    if (method.startsWith('emulation.')) emulations.add(id)
    browser.send(String(message))
  })
  browser.on('message', (message) => {
    const { id, error, method, params } = JSON.parse(String(message))
    if (isOfTheLast(method, params?.context, params?.parent)) return
    const unknown = error === 'unknown command' && emulations.has(id)
    tests.send(unknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(message))
  })
  browser.on('close', () => tests.close())
  tests.on('close', () => browser.close())
}
