import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { htmlFile } from '../../src/site/addresses.ts'
import { siteFolder } from '../helpers/folders.ts'
import { giveSign } from './visit.ts'

/** A fault of a file on its way to the browser. */
export type FileFault = (route: Route, file: string) => Promise<unknown>

/** Faults of any file: a partial upload, a lost connection, the sign-in page of a hotel. */
export const fileFaults: Record<string, FileFault> = {
  'is not there': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: textOf('404.html') }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is empty': (route, file) => route.fulfill({ contentType: typeOf(file), body: '' }),
  'is a sign-in page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  'is cut short': (route, file) =>
    route.fulfill({ contentType: typeOf(file), body: textOf(file).slice(0, -20) }),
}

/** Additional faults of data: of another build, with other texts, of another shape. */
export const dataFaults: Record<string, FileFault> = {
  ...fileFaults,
  'is of another build': (route, file) =>
    route.fulfill({ json: { ...JSON.parse(textOf(file)), build: 'another' } }),
  'says something else': (route, file) => {
    const text = textOf(file).replace(/"(heading|label)":"/g, '$&Another ')
    const own = file.includes('/pages/') ? 'stamp' : 'build'
    return route.fulfill({ json: { ...JSON.parse(text), [own]: 'another' } })
  },
  'has another shape': (route, file) => {
    const { build, stamp, path, kind } = JSON.parse(textOf(file))
    return route.fulfill({ json: { build, stamp, path, kind } })
  },
}

function typeOf(file: string): string {
  return file.endsWith('.js') ? 'text/javascript' : 'application/json'
}

/** Reads a file of the built site. */
function textOf(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8')
}

/** The files that a page fetches for hydration, without its inline styles. */
export function filesOf(declared: string): string[] {
  const html = textOf(htmlFile(declared))
  const boot = /<script data-files="([^"]*)">/.exec(html)?.[1] ?? ''
  return boot.split(' ').filter((file) => !file.endsWith('.css'))
}

/** The names of the scripts of a page as one text, which pages of a kind share. */
export function scriptsOf(declared: string): string {
  return filesOf(declared)
    .filter((file) => file.endsWith('.js'))
    .join()
}

/** Makes every page store its built HTML, and mark itself when hydration fails. */
export async function recordBuiltPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const say = () => document.documentElement.setAttribute('data-failed', '')
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { asBuilt: document.getElementById('root')?.outerHTML })
    })
    addEventListener('unhandledrejection', say)
    const { error } = console
    console.error = (...words) => {
      error(...words)
      say()
    }
  })
}

/** Waits until hydration has failed, which `recordBuiltPage` marks. */
export async function waitForFailure(page: Page): Promise<void> {
  await giveSign(page)
  await expect(page.locator('html[data-failed]')).toBeAttached()
}

/** The title, and whether the page is as it was built. */
export function shownPage(page: Page): Promise<{ title: string; asBuilt: boolean }> {
  return page.evaluate(() => ({
    title: document.title,
    asBuilt: document.getElementById('root')?.outerHTML === Reflect.get(window, 'asBuilt'),
  }))
}
