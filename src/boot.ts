/**
 * The inline script of every page: it fetches the page's files and starts React once there is a reason to. A page is
 * finished HTML, so one that is only read runs nothing.
 *
 * The bundler makes one file of it, and the build writes its text into all pages (`site/pageShells.ts`): it is the same
 * in each, so the content security policy needs one hash.
 *
 * - **At once** if something waits for the script: {@link isAwaited} has the reasons.
 * - **At the first sign of a person** otherwise, in an idle moment. A press that needs the script, and a form that is
 *   sent, wait until React listens, and are then repeated.
 * - **Once the page is loaded** in a browser without speculation rules: only the router prefetches links there.
 * - After ten seconds of reading, the files are fetched, and not run, so that a reader who goes offline, or whose
 *   page is older than the last publication, can still send.
 *
 * If a file cannot be fetched, it is tried again at the next sign, and when the browser is online.
 *
 * A plain click on a link that React does not handle yet leaves the page: what is still loading is stopped, so that it
 * does not share the line with the page that was asked for, and the script does not start.
 */

/** The events that only a person causes. Screen readers click without any pointer. */
const touches = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'click', 'keydown']

/** The events at which the page starts. */
const signs = [
  ...touches,
  ...['focusin', 'input', 'change', 'submit', 'beforeprint', 'popstate', 'hashchange', 'storage'],
  'online',
]

/** The beginnings of the storage keys of what a page shows or sends. */
const keptKeys = /^(enquiry|list|language)\./

/** In milliseconds: a browser may never report an idle moment, and a tab in the background draws no frames. */
const IDLE_LIMIT = 2000

/** In milliseconds: who reads for so long may stay. */
const READING_TIME = 10_000

/** In milliseconds: who is still here so long after a link was followed has stayed. */
const LEAVING_LIMIT = 10_000

/** In milliseconds: a press that waits longer is repeated without the script. */
const PRESS_LIMIT = 5000

declare global {
  interface Window {
    /** Set while the page is being left, so that its script does not start. Fulfilled if the page stays after all. */
    leaving?: Promise<void>
    /** Set once the visitor has touched, scrolled or typed. */
    isTouched?: true
  }
}

const { pathname } = location
const options = { capture: true, passive: true }

let isStarted = false
/** True from the import of the page's script until it has run: also if the import has failed. */
let isImporting = false
/** True once React answers every press, or if it never will. */
let isReady = false
/** Fulfils `window.leaving`. */
let endLeaving: (() => void) | undefined
/** Repeats the press that waits. */
let repeatPress: (() => void) | undefined
let pressTimer: number | undefined
/** The element on which the mouse button was pressed last, if React may replace it. */
let pressedElement: HTMLElement | null = null

const later = (run: () => unknown) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT })
  else setTimeout(run)
}

/** The files of the page, which the tag of this script lists: its scripts, the entry first, its styles and its data. */
const files: readonly string[] = document.currentScript?.dataset.files?.split(' ') ?? []

/**
 * Fetches the scripts and the data into the browser's cache; the styles are in the page.
 * @throws if one of them cannot be fetched
 */
const fetchFiles = async (priority: RequestPriority) => {
  const fetched = files.filter((file) => !file.endsWith('.css'))
  // A kept copy is good enough: the script compares the build of its data.
  const options = { priority, cache: 'force-cache' } as const
  const responses = await Promise.all(fetched.map((file) => fetch(file, options)))
  if (responses.some(({ ok }) => !ok)) throw new Error('a file is missing')
}

/** Adds the link to a script or a style before the script asks for it. */
const addLink = (file: string) => {
  const link = document.createElement('link')
  link.href = file
  if (file.endsWith('.js')) link.rel = 'modulepreload'
  else {
    // The bundler's loader treats a disabled style as loaded.
    link.rel = 'stylesheet'
    link.disabled = true
  }
  document.head.append(link)
}

/** Fetches the files of the page, and runs its script. */
const start = async () => {
  if (isStarted || 'leaving' in window) return
  isStarted = true
  try {
    // Before the import: a browser does not import a script again that it could not fetch once.
    await fetchFiles('high')
    if ('leaving' in window) throw new Error('the page is being left')
    const [entry = '', ...others] = files
    for (const file of others) if (!file.endsWith('.json')) addLink(file)
    isImporting = true
    await import(/* @vite-ignore */ entry)
    isImporting = false
  } catch {
    isStarted = false
  }
}

const onSign = (event: Event) => {
  // A browser also reports a pointer that rests, when something below it has changed.
  if (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )
    return
  if (touches.includes(event.type)) window.isTouched = true
  if (!isStarted) later(start)
}

/** Fetches the files for a press without a connection, unless the visitor saves data. */
const fetchAhead = () => {
  if (!isStarted && !navigator.connection?.saveData) fetchFiles('low').catch(() => {})
}

/** True if the browser supports speculation rules. Firefox and Safari do not. */
const prefetchesLinks = HTMLScriptElement.supports?.('speculationrules')

/** The keys of a storage; none if it may not be read. */
const keysOf = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage())
  } catch {
    return []
  }
}

/** The primary subtag of a language tag. Written here, because this file imports nothing: its code is inline. */
const primaryTag = (language: string) => language.split('-')[0]

/** True if the page is in another language than the first of the visitor's that the site has. */
const prefersOther = (): boolean => {
  const own = primaryTag(document.documentElement.lang)
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')
  const available = [own, ...Array.from(links, ({ hreflang }) => primaryTag(hreflang))]
  const preferred = navigator.languages.map(primaryTag).find((tag) => available.includes(tag))
  return preferred !== undefined && preferred !== own
}

/** The reasons to start at once, because the page would be incomplete without the script. */
const isAwaited = (): boolean => {
  const { path = '?', drawn } = document.getElementById('root')?.dataset ?? {}
  return (
    // A script draws the main part of the page: the list, the comparison, the finder.
    drawn !== undefined ||
    // The error page, an alias, another spelling of the path, or a damaged address.
    !pathname.endsWith(path) ||
    // A query fills in a form, and a hash opens a part of the page.
    location.search + location.hash !== '' ||
    // A dialog covered the page when it was left.
    history.state?.covers > 0 ||
    // An enquiry that is not sent, a draft, a list and its number, a chosen language.
    [...keysOf(() => localStorage), ...keysOf(() => sessionStorage)].some((key) =>
      keptKeys.test(key),
    ) ||
    prefersOther()
  )
}

/** Shows the query of the address in the field of the finder's page, until its script has read it. */
const showQuery = () => {
  const query = new URLSearchParams(location.search).get('q')
  if (query) document.querySelector('[data-scripted] [name=q]')?.setAttribute('value', query)
}

/** Asks again for the pictures that were stopped, and starts as before. */
const stay = () => {
  delete window.leaving
  endLeaving?.()
  for (const picture of document.images) {
    if (picture.currentSrc !== '' && picture.naturalWidth === 0) {
      picture.setAttribute('src', picture.getAttribute('src') ?? '')
    }
  }
  if (isReady) return
  // Firefox never answers a file that it has stopped.
  isStarted = false
  later(start)
}

/** Leaves the page for another one of this site. */
const leave = () => {
  window.leaving = new Promise((resolve) => {
    endLeaving = resolve
  })
  window.stop()
  setTimeout(stay, LEAVING_LIMIT)
}

/** From now on presses have their effect at once, also the one that waits. */
const setReady = () => {
  isReady = true
  // In a task of its own: React may be about to replace what was pressed.
  setTimeout(() => repeatPress?.())
}

/** Repeats the press that waits without the script, unless the browser would show an error page instead. */
const stopWaiting = async () => {
  if (repeatPress === undefined) return
  try {
    await fetch('', { method: 'HEAD', cache: 'no-store' })
    setReady()
  } catch {
    limitWait()
  }
}

/** Lets a press wait, from now on, for the time that a script may take. */
const limitWait = () => {
  clearTimeout(pressTimer)
  pressTimer = window.setTimeout(stopWaiting, PRESS_LIMIT)
}

/** Keeps a press until React listens. */
const hold = (event: Event, repeat: () => void) => {
  event.preventDefault()
  repeatPress = () => {
    repeatPress = undefined
    repeat()
  }
  limitWait()
}

/** Opens a link in a new tab, or in this one if the browser blocks new tabs, as those inside other apps do. */
const openTab = (href: string) => {
  let tab: Window | null = null
  try {
    tab = open(href)
  } catch {
    // It cannot open any.
  }
  if (tab?.closed === false) tab.opener = null
  else location.assign(href)
}

/** The contents of all fields of the page, keyed and read by `ui/language/storedFields.ts`: the same in every language. */
const fieldContents = () => {
  const contents = new Map<string, string | number | boolean>()
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '#root :is(input, textarea, select)[name]',
  )
  for (const field of fields) {
    let index = 0
    while (contents.has(`${index} ${field.name}`)) index += 1
    const isCheckable = field.type === 'checkbox' || field.type === 'radio'
    contents.set(
      `${index} ${field.name}`,
      'selectedIndex' in field ? field.selectedIndex : isCheckable ? field.checked : field.value,
    )
  }
  return Object.fromEntries(contents)
}

/**
 * Remembers the language that a link leads to, and hands what is typed over to the page there. Here and not in the
 * script of the page, because the link may be pressed before that has come.
 */
const chooseLanguage = (link: HTMLAnchorElement) => {
  const { BASE_URL } = import.meta.env
  try {
    // As in `ui/language/chosenLanguage.ts`.
    localStorage.setItem(`language.chosen.${BASE_URL}`, link.hreflang)
    const stored = { pathname: link.pathname, fields: fieldContents() }
    sessionStorage.setItem(`language.fields.${BASE_URL}`, JSON.stringify(stored))
  } catch {
    // The storage is full or forbidden: the page offers the language again, and is empty.
  }
}

/** True for a click that opens no tab and no menu of the browser. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

const nameOf = (element: Element) =>
  element.tagName + element.getAttribute('aria-label') + element.textContent

/** The element that React has put in the place of a pressed one: it waits on the same screens, or has the same name. */
const findAgain = (pressed: Element, waits: string) =>
  waits === ''
    ? [...document.querySelectorAll('button, [data-waits], [data-waits] a')].find(
        (element) => nameOf(element) === nameOf(pressed),
      )
    : document.querySelector(`[data-waits="${waits}"]`)

/** Holds a click that needs the script. */
const onCaptureClick = (event: MouseEvent) => {
  const { target } = event
  if (isReady || !(target instanceof Element) || !isPlain(event)) return
  // `data-waits` is a media query: on other screens the link is right without the script.
  const waiting = target.closest<HTMLElement>('button, [data-waits]')
  const { waits = '' } = waiting?.dataset ?? {}
  if (!waiting || !matchMedia(waits).matches) return
  // React may listen in a part of the page already, and would do it twice.
  event.stopPropagation()
  const pressed = target.closest('a[href]') ?? waiting
  hold(event, () => {
    const again = pressed.isConnected ? pressed : findAgain(pressed, waits)
    // A copy has the `detail`, by which a menu tells a mouse from a keyboard.
    again?.dispatchEvent(new MouseEvent('click', event))
  })
}

/** Remembers an element that React replaces by a button: its markup works without the script. */
const onPointerDown = ({ target, pointerType }: PointerEvent) => {
  pressedElement = null
  if (isReady || pointerType !== 'mouse' || !(target instanceof Element)) return
  pressedElement = target.closest<HTMLElement>('summary, [data-waits]')
}

/** A browser reports no click if the element was replaced between the two halves of a press: presses the button instead. */
const onPointerUp = ({ target, button }: PointerEvent) => {
  if (
    button !== 0 ||
    pressedElement === null ||
    pressedElement.isConnected ||
    !(target instanceof Element)
  )
    return
  const again = target.closest('button')
  if (again?.id !== pressedElement.id || again.dataset.waits !== pressedElement.dataset.waits)
    return
  // By the `detail` a menu tells a mouse from a keyboard.
  again.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}

const onClick = (event: MouseEvent) => {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented) return
  if (link.hreflang !== '') {
    link.search = location.search
    link.hash = location.hash
  }
  if (!isPlain(event)) return
  if (link.hreflang !== '') chooseLanguage(link)
  if (link.target === '_blank') {
    event.preventDefault()
    openTab(link.href)
  }
  if (
    !isReady &&
    link.target === '' &&
    link.origin === location.origin &&
    link.pathname !== pathname &&
    !link.hasAttribute('download')
  )
    leave()
}

const onSubmit = (event: SubmitEvent) => {
  const { target, defaultPrevented } = event
  if (isReady || defaultPrevented || !(target instanceof HTMLFormElement)) return
  hold(event, () => {
    const again = new Event('submit', { bubbles: true, cancelable: true })
    if (target.dispatchEvent(again)) target.submit()
  })
}

const boot = () => {
  // If Back is pressed before the router listens, and removes this handler, the browser may change the address without loading the page.
  window.onpopstate = () => {
    if (location.pathname === pathname) return
    window.leaving = new Promise(() => {})
    location.reload()
  }
  // A reload closes all dialogs, so the entry of the history that each of them has is left: Back would lead from it to the same page.
  const covers = history.state?.covers
  if (covers > 0) history.go(-covers)

  for (const sign of signs) addEventListener(sign, onSign, options)
  addEventListener('ready', setReady)
  addEventListener('online', limitWait)
  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('pointerup', onPointerUp, true)
  addEventListener('click', onCaptureClick, true)
  addEventListener('click', onClick)
  addEventListener('submit', onSubmit)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Firefox does not import a script again that it has stopped. Not in `stay`: the page that was asked for may still come.
    if (isImporting) location.reload()
    else stay()
  })
  addEventListener('DOMContentLoaded', () => {
    showQuery()
    // After the first paint, if the browser paints.
    if (isAwaited()) {
      requestAnimationFrame(() => setTimeout(start))
      setTimeout(start, IDLE_LIMIT)
    }
  })
  addEventListener('load', () => {
    if (!prefetchesLinks) later(start)
    setTimeout(() => later(fetchAhead), READING_TIME)
  })
}

// Browsers without cascade layers get a plain document without the script.
if ('CSSLayerBlockRule' in window) boot()

export {}
