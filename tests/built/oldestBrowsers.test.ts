import { describe, expect, it } from 'vitest'
import { built, files, htmlFiles } from './dist.ts'
import { type Later, laterInScript } from './laterScript.ts'
import { laterInStyle } from './laterStyle.ts'

/** What the scripts use that came after the floor, and why it may: by its key, or a part of it. */
const allowedInScripts: Record<string, string> = {
  'api.Document.startViewTransition': 'tested before it is called, by the site and the router',
  'api.Navigator.connection': 'tested before it is read',
  'api.Navigator.share': 'tested before it is called',
  'api.Window.print': 'where there is none, the link leads to the table',
  'api.Window.requestIdleCallback': 'setTimeout is the fallback',
  'api.Window.navigation': 'React tests for it, and for all that depends on it',
  'api.Navigation': 'depends on api.Window.navigation',
  'getState()': 'depends on api.Window.navigation',
  'startViewTransition()': "the router's own",
  'api.HTMLDialogElement': 'tested: a browser without <dialog> does not load what opens one',
  'showModal()': 'depends on api.HTMLDialogElement',
  'subscribe()': "the router's and the history's own",
  'navigate()': "the router's own",
  'fallback()': "the router's own",
  'api.trustedTypes': 'tested before it is called',
  'createPolicy()': 'depends on api.trustedTypes',
  'createScriptURL()': 'depends on api.trustedTypes',
  'getMetadata()': "the phone number library's own",
}

/** The same for the style sheets: how the page looks without it. */
const allowedInStyles: Record<string, string> = {
  'css.selectors.has':
    'the open menu stands in the page, a printed page has its footer, a button its place',
  'css.at-rules.media.scripting': 'without script, the place of what it would show stays empty',
  'css.at-rules.media.forced-colors': 'what is chosen is marked in the page’s own colours',
  'css.at-rules.media.prefers-contrast': 'the usual contrast, which is enough by itself',
  'css.properties.forced-color-adjust': 'only asked for where colours are forced',
  'css.properties.page': 'the list is printed with the margins of every page',
  'css.at-rules.container': 'a drawing keeps its large figures, a short cell may break',
  'css.properties.container-type': 'as without css.at-rules.container',
  'css.at-rules.page': "paper has the printer's size and margins",
  'css.properties.accent-color': 'the colour of the browser',
  'css.properties.animation-timeline': 'the call bar is there, below the screen, from the start',
  'css.properties.animation-range': 'depends on css.properties.animation-timeline',
  'css.properties.cursor': 'a telephone has none',
  'css.properties.hyphens': 'a long word breaks where it must',
  'css.properties.outline': 'the same line, with square corners',
  'css.properties.overscroll-behavior': 'the page may move on behind an open menu',
  'css.properties.resize': 'a field keeps its size',
  'css.properties.scrollbar-gutter': 'a page with a scrollbar is narrower',
  'css.properties.text-size-adjust': 'stands with its prefix too',
  'css.properties.text-wrap': 'lines break where they are full',
}

function allowedBy(name: string, allowed: Record<string, string>): string | undefined {
  return Object.keys(allowed).find((key) => name === key || name.startsWith(`${key}.`))
}

/** The files of one kind, and what stands between the tags of a name in the pages, each once. */
function texts(ending: string, tag: string): string[] {
  const inline = new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')
  const inPages = htmlFiles.flatMap((file) => [...built(file).matchAll(inline)])
  const own = files.filter((file) => file.endsWith(ending)).map(built)
  return [...new Set([...own, ...inPages.map(([, text = '']) => text)])]
}

describe.each([
  {
    what: 'scripts',
    ending: '.js',
    tag: 'script',
    later: laterInScript,
    allowed: allowedInScripts,
  },
  {
    what: 'style sheets',
    ending: '.css',
    tag: 'style',
    later: laterInStyle,
    allowed: allowedInStyles,
  },
])('the $what', ({ ending, tag, later, allowed }) => {
  const found: Later[] = texts(ending, tag).flatMap(later)

  it('need nothing that the oldest browsers lack', () => {
    const unforeseen = found.filter(({ name }) => allowedBy(name, allowed) === undefined)
    expect(unforeseen).toEqual([])
  })

  it('use all that is allowed here', () => {
    const used = new Set(found.map(({ name }) => allowedBy(name, allowed)))
    expect(Object.keys(allowed).filter((key) => !used.has(key))).toEqual([])
  })
})
