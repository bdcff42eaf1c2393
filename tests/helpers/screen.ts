/** The screen that jsdom lacks: it answers media queries. */
type Screen = { width: number; hover: boolean; calm: boolean; dark: boolean }

const usual: Screen = { width: 1280, hover: true, calm: false, dark: false }
let screen: Screen = usual
const listeners = new Set<() => void>()

function answers(query: string): boolean {
  const most = /\(max-width:\s*(\d+)px\)/.exec(query)
  if (most !== null) return screen.width <= Number(most[1])
  if (query.includes('hover: hover')) return screen.hover
  if (query.includes('prefers-reduced-motion')) return screen.calm
  if (query.includes('prefers-color-scheme: dark')) return screen.dark
  throw new Error(`The test screen does not know the media query ${query}`)
}

/** Changes the screen, and notifies every media query with a listener. */
export function setScreen(change: Partial<Screen>): void {
  screen = { ...screen, ...change }
  for (const listener of listeners) listener()
}

/** A desk with a mouse, as every test begins. */
export function resetScreen(): void {
  screen = usual
  listeners.clear()
}

/** `window.matchMedia` over the test's screen. */
export function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget()
  let before = answers(query)
  const notify = () => {
    const now = answers(query)
    if (now === before) return
    before = now
    list.dispatchEvent(Object.assign(new Event('change'), { matches: now, media: query }))
  }
  listeners.add(notify)
  return Object.assign(list, {
    media: query,
    get matches() {
      return answers(query)
    },
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
}
