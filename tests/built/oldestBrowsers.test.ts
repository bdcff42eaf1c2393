import { describe, expect, it } from 'vitest'
import { files, htmlFiles, readBuilt } from './dist.ts'
import { type UnsupportedFeature, unsupportedInScript } from './unsupportedInScript.ts'
import { unsupportedInStyle } from './unsupportedInStyle.ts'

/** Features that the oldest browsers lack and scripts may use, with the reason, by key or the beginning of it. */
const allowedInScripts: Record<string, string> = {
  'api.Document.startViewTransition': 'tested before it is called, by the site and the router',
  'api.Navigator.connection': 'tested before it is read',
  'api.Navigator.share': 'tested before it is called',
  'api.Window.open': 'a browser that opens no tab gets the link in the same tab',
  'api.Window.print': 'without it, the link leads to the table',
  'api.Window.requestIdleCallback': 'setTimeout is the fallback',
  'api.Window.navigation': 'React tests for it before it uses anything of it',
  'api.Navigation': 'depends on api.Window.navigation',
  'getState()': 'depends on api.Window.navigation',
  'startViewTransition()': "the router's own",
  'api.HTMLDialogElement': 'tested: a browser without <dialog> does not load what opens one',
  'showModal()': 'depends on api.HTMLDialogElement',
  'subscribe()': "the router's and the history's own",
  'navigate()': "the router's own",
  'fallback()': "the router's own",
  'api.HTMLScriptElement.supports': 'without it, the page starts once it is loaded',
  'api.trustedTypes': 'tested before it is called',
  'createPolicy()': 'depends on api.trustedTypes',
  'createScriptURL()': 'depends on api.trustedTypes',
  'getMetadata()': "the phone number library's own",
}

/** The same for style sheets, with the appearance of the page without the feature. */
const allowedInStyles: Record<string, string> = {
  'css.selectors.details-content': 'what is folded is printed only if it is open',
  'css.selectors.has':
    'the open menu is part of the page, a printed page has its footer, a button keeps its space',
  'css.at-rules.media.scripting': 'without script, the space of scripted content stays empty',
  'css.at-rules.media.forced-colors': 'the selection is marked in the page’s own colours',
  'css.at-rules.media.prefers-contrast': 'the usual contrast, which is sufficient',
  'css.properties.forced-color-adjust': 'only used if colours are forced',
  'css.properties.page': 'the list is printed with the margins of every page',
  'css.at-rules.container':
    'a drawing keeps its large figures, a short cell may break, the roof calculator has two columns',
  'css.properties.container-type': 'as without css.at-rules.container',
  'css.at-rules.page': "paper has the printer's size and margins",
  'css.properties.accent-color': 'the colour of the browser',
  'css.properties.break-after': 'a heading may be printed at the foot of a page',
  'css.properties.animation-timeline': 'the call bar is there, below the screen, from the start',
  'css.properties.animation-range': 'depends on css.properties.animation-timeline',
  'css.properties.view-timeline': 'depends on css.properties.animation-timeline',
  'css.properties.view-timeline-inset': 'depends on css.properties.animation-timeline',
  'css.properties.content-visibility': 'depends on css.selectors.details-content',
  'css.properties.cursor': 'phones have no cursor',
  'css.properties.hyphens': 'a long word breaks at the edge',
  'css.properties.mask': 'also declared with its prefix',
  'css.properties.print-color-adjust': 'also declared with its prefix',
  'css.properties.outline': 'the same line, with square corners',
  'css.properties.overscroll-behavior': 'the page may move on behind an open menu',
  'css.properties.resize': 'a field keeps its size',
  'css.properties.scrollbar-gutter': 'a page with a scrollbar is narrower',
  'css.properties.scroll-snap-type': 'a row that slides sideways stops anywhere',
  'css.properties.text-size-adjust': 'also declared with its prefix',
  'css.properties.text-wrap': 'lines break when they are full',
}

function allowedBy(name: string, allowed: Record<string, string>): string | undefined {
  return Object.keys(allowed).find((key) => name === key || name.startsWith(`${key}.`))
}

/** The texts of all files with an extension, and of the inline elements with a tag, without duplicates. */
function texts(ending: string, tag: string): string[] {
  const inline = new RegExp(`<${tag}(?: (?:data-files|media)="[^"]*")?>(.*?)</${tag}>`, 'gs')
  const inPages = htmlFiles.flatMap((file) => [...readBuilt(file).matchAll(inline)])
  const external = files.filter((file) => file.endsWith(ending)).map(readBuilt)
  return [...new Set([...external, ...inPages.map(([, text = '']) => text)])]
}

describe.each([
  {
    files: 'scripts',
    ending: '.js',
    tag: 'script',
    find: unsupportedInScript,
    allowed: allowedInScripts,
  },
  {
    files: 'style sheets',
    ending: '.css',
    tag: 'style',
    find: unsupportedInStyle,
    allowed: allowedInStyles,
  },
])('the $files', ({ ending, tag, find, allowed }) => {
  const found: UnsupportedFeature[] = texts(ending, tag).flatMap(find)

  it('use no feature that the oldest browsers lack, except the listed ones', () => {
    const unexpected = found.filter(({ name }) => allowedBy(name, allowed) === undefined)
    expect(unexpected).toEqual([])
  })

  it('use every feature on the list', () => {
    const used = new Set(found.map(({ name }) => allowedBy(name, allowed)))
    expect(Object.keys(allowed).filter((key) => !used.has(key))).toEqual([])
  })
})
