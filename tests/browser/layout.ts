import type { Page } from '@playwright/test'

/** Lays out content that `content-visibility` skips while it is off screen. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Finds elements that reach beyond the sides of the window, so that a visitor would have to scroll sideways or
 * could not see them.
 * @returns one line for each element; empty if everything fits
 */
export async function overflows(page: Page): Promise<string[]> {
  await layOutAll(page)
  return page.evaluate(() => {
    // A section that is sliding in reaches beyond a side until it is there.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    const width = document.documentElement.clientWidth
    const wide = document.documentElement.scrollWidth
    const found = wide > width ? [`the page is ${wide}px wide in a window of ${width}px`] : []
    for (const element of document.body.querySelectorAll('*')) {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      // A section that has not slid in yet is transparent, and beside its place.
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!words || !isSeen) continue
      const box = element.getBoundingClientRect()
      // Off screen on purpose: texts for screen readers, links that appear with the focus.
      if (box.width <= 1 || box.height <= 1 || box.bottom + scrollY <= 0 || box.right <= 0) continue
      if (box.left < -0.5 || box.right > width + 0.5) {
        // Hidden in a box of one pixel, as the field that only robots fill in, or in a list that slides sideways.
        let around: Element | null = element
        while (around !== null && around.getBoundingClientRect().width > 1) {
          if (around.matches('ul') && getComputedStyle(around).overflowX === 'auto') break
          around = around.parentElement
        }
        if (around !== null) continue
        const what = `${element.tagName} "${element.textContent?.slice(0, 40)}"`
        found.push(`${what} reaches from ${box.left} to ${box.right}px`)
      }
    }
    return found
  })
}

/** All invisible texts on the page, except those for paper, those that a script brings or a press opens, and the links that close what is always open. */
export async function invisibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opens = matchMedia('(scripting: enabled)').matches
      ? [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href'))
      : []
    return [...document.querySelectorAll('main *, footer *, main + * *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ),
      )
      .filter(
        (element) =>
          element.closest(
            'option, title, desc, iframe, noscript, .heard, .on-paper, [data-scripted], details:has(> form), button[form], details:not([open]) > :not(summary), section[id] a[href^="#"]',
          ) === null,
      )
      .filter((element) => !opens.includes(`#${element.closest('section[id]')?.id}`))
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 60)}"`)
  })
}

/**
 * Scrolls through the page as a reader does, until every picture has loaded.
 * @returns the sum of the layout shifts since the page was opened, to two decimals, and the elements that moved
 */
export async function shiftsWhileReading(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = []
    let sum = 0
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} "${node.textContent?.slice(0, 30)}"` : 'something'
    const read = (list: PerformanceObserverEntryList) => {
      for (const shift of list.getEntries()) {
        if (!('value' in shift) || !('hadRecentInput' in shift) || !('sources' in shift)) continue
        if (shift.hadRecentInput || !Array.isArray(shift.sources)) continue
        const moved = shift.sources.map(({ node }: { node?: Node | null }) => name(node))
        found.push(...moved)
        sum += Number(shift.value)
      }
    }
    const observer = new PerformanceObserver(read)
    // Only Chromium measures layout shifts.
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      observer.observe({ type: 'layout-shift', buffered: true })
    }
    // A busy machine may draw no frame for long.
    const frame = () =>
      new Promise((done) => {
        const timer = setTimeout(done, 1000)
        requestAnimationFrame(() => {
          clearTimeout(timer)
          done(undefined)
        })
      })
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await frame()
      await frame()
    }
    // A picture that was passed before it began to load would never load.
    for (const picture of document.images) picture.loading = 'eager'
    const loading = () => [...document.images].filter((picture) => !picture.complete)
    const start = performance.now()
    while (loading().length > 0) {
      await frame()
      if (performance.now() - start < 45_000) continue
      const sources = loading().map(({ src, currentSrc }) => currentSrc || src)
      throw new Error(`After 45 s these pictures are not loaded: ${sources.join(', ')}`)
    }
    await frame()
    await frame()
    observer.disconnect()
    return sum < 0.005 ? '0.00' : `${sum.toFixed(2)}: ${found.join(', ')}`
  })
}

declare global {
  interface Window {
    /** The elements of the built file, before any script. */
    builtNodes?: Element[]
  }
}

/** Remembers the elements of the built page as soon as it is parsed. */
export async function recordBuiltNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.builtNodes = [...document.querySelectorAll('header, header nav, main, h1, footer')]
    })
  })
}

/** The elements of the built file that hydration has replaced. */
export async function replacedNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const built = window.builtNodes ?? []
    if (built.length < 5) return ['the built page has no header, main part or footer']
    return built.filter((node) => !node.isConnected).map((node) => node.tagName)
  })
}

/**
 * The pictures in view before any scrolling, once they have loaded: names and bytes.
 * @throws if one came from a cache, unlike at a first visit
 */
export async function firstViewPictures(page: Page): Promise<{ bytes: number; files: string }> {
  return page.evaluate(async () => {
    const inView = [...document.images].filter((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    // Not `decode()`, which fails if a lazy picture begins to load meanwhile.
    while (inView.some((picture) => !picture.complete)) {
      await new Promise((next) => requestAnimationFrame(next))
    }
    const broken = inView.find(({ naturalWidth }) => naturalWidth === 0)
    if (broken !== undefined) throw new Error(`${broken.src} did not load`)
    const shown = inView.map(({ currentSrc }) => currentSrc)
    const came = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => shown.includes(name))
    const missing = shown.find((name) => came.every((each) => each.name !== name))
    if (missing !== undefined) throw new Error(`${missing} was not fetched`)
    // A picture that is shown twice comes from memory the second time.
    const fetched = came.filter(({ transferSize }) => transferSize > 0)
    const cached = came.find(({ name }) => fetched.every((each) => each.name !== name))
    if (cached !== undefined) throw new Error(`${cached.name} came out of a cache`)
    return {
      bytes: fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: fetched.map((e) => `${e.name.split('/').at(-1)} ${e.encodedBodySize}`).join(', '),
    }
  })
}
