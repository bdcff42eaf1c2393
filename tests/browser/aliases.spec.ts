import { aliases, headingOf, home, paths, titleOf } from './catalogue.ts'
import { expect, test } from './site.ts'
import { pathOf } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('every path of a home card, and every other alias, ends on its page when it is typed', async ({
  page,
}) => {
  for (const typed of [...home.products.cards.map(({ path }) => path), ...Object.keys(aliases)]) {
    const path = aliases[typed] ?? typed
    expect(paths).toContain(path)
    await page.goto(typed)
    expect.soft(pathOf(page).replace(/\/$/, ''), typed).toBe(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.soft(heading, typed).toHaveText([headingOf(path)])
    await expect.soft(page, typed).toHaveTitle(titleOf(path))
  }
})
