import type { Figures } from './bench.ts'
import { openPhone } from './phone.ts'
import { tap } from './tap.ts'

/** The part of React's internal tree that counts its components. */
type Fiber = { type: unknown; child: Fiber | null; sibling: Fiber | null }

/** Counts what the page consists of when the heading of another page comes into it, and once it is settled. */
function countTrees(): void {
  const isComponent = (type: unknown) =>
    typeof type === 'function' || (typeof type === 'object' && type !== null)
  function components(fiber: Fiber | null): number {
    if (fiber === null) return 0
    const own = isComponent(fiber.type) ? 1 : 0
    return own + components(fiber.child) + components(fiber.sibling)
  }
  function rules(list: CSSRuleList): number {
    return Array.from(list, (rule) =>
      rule instanceof CSSGroupingRule ? rules(rule.cssRules) : 1,
    ).reduce((sum, count) => sum + count, 0)
  }
  function reactRoot(): Fiber | null {
    for (const element of [document, ...document.querySelectorAll('body, #root')]) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer'))
      if (key !== undefined) return Reflect.get(element, key).stateNode.current
    }
    return null
  }
  const count = () => ({
    components: components(reactRoot()),
    elements: document.querySelectorAll('*').length,
    'elements in main': document.querySelectorAll('main *').length,
    'style rules': Array.from(document.styleSheets, ({ cssRules }) => rules(cssRules)).reduce(
      (sum, found) => sum + found,
      0,
    ),
  })
  const { pathname } = location
  const trees: Record<string, ReturnType<typeof count>> = {}
  Object.assign(window, { trees, countTree: count })
  new MutationObserver((_, observer) => {
    if (location.pathname === pathname || document.querySelector('main h1') === null) return
    observer.disconnect()
    trees.first = count()
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Opens the home page, taps a card, and counts what the page of the product consists of.
 * @returns components of React, elements and style rules, after the first step and once the page is settled
 */
export async function measureTree(
  home: string,
  card: { title: string; path: string },
): Promise<Figures> {
  const { browser, page } = await openPhone('own')
  try {
    await page.addInitScript(countTrees)
    await page.goto(home, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: card.title, exact: true })
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(2000)
    await link.scrollIntoViewIfNeeded()
    await tap(page, link)
    await page.waitForURL(`**${card.path}`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    const { first = {}, settled = {} } = await page.evaluate(() => ({
      first: Reflect.get(window, 'trees').first,
      settled: Reflect.get(window, 'countTree')(),
    }))
    return Object.fromEntries([
      ...Object.entries<number>(first).map(([name, value]) => [`first step, ${name}`, value]),
      ...Object.entries<number>(settled).map(([name, value]) => [`settled, ${name}`, value]),
    ])
  } finally {
    await browser.close()
  }
}
