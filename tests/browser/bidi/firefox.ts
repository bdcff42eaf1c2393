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
  tests.pause()
  browser.on('open', () => tests.resume())
  tests.on('message', (message) => {
    const { id, method } = JSON.parse(String(message))
    if (method.startsWith('emulation.')) emulations.add(id)
    browser.send(String(message))
  })
  browser.on('message', (message) => {
    const { id, error } = JSON.parse(String(message))
    const unknown = error === 'unknown command' && emulations.has(id)
    tests.send(unknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(message))
  })
  browser.on('close', () => tests.close())
  tests.on('close', () => browser.close())
}
