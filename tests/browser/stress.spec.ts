import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { FullView, HomeView } from '../../src/catalogue/view/types.ts'
import { axeViolations } from './axe.ts'
import { paths } from './catalogue.ts'
import { beyondTheSides } from './layout.ts'
import { dist, expect, test } from './site.ts'
import { visit } from './visit.ts'

function built(name: string): string {
  return readFileSync(path.join(dist, 'data/pages', `${name}.json`), 'utf8')
}

const name = 'Polycarbonatwellplattenverbindungsschraubendichtscheibe with a name of 80 letter'
const longWord = 'Feuerverzinkungsschichtdickenmessgeraeteherstellerverzeichnis'

/** A product page with more and longer things on it than any that is sold. */
function stressed(): FullView {
  const page: FullView = JSON.parse(built('colorcoatedroofingsheet'))
  const home: HomeView = JSON.parse(built('index'))
  const pictures = new Map(home.products.cards.map(({ picture }) => [picture.stem, picture]))
  return {
    ...page,
    heading: name,
    tagline: `${longWord} ${page.tagline}`,
    gallery: { main: 11, pictures: [...pictures.values()].slice(0, 12) },
    specification: {
      ...page.specification,
      rows: Array.from({ length: 20 }, (_, row) => [
        [`${row} ${row % 2 === 0 ? longWord : 'Width'}`],
        row % 3 === 0
          ? ['0.30, 0.35, 0.40, 0.45, 0.50, 0.55, 0.60, 0.65, 0.70, 0.75, 0.80, 0.85, 0.90\u00a0mm']
          : [longWord, `${longWord}, ${longWord}`],
      ]),
    },
    whyChoose: { heading: longWord, points: [{ title: longWord, text: `${longWord} `.repeat(8) }] },
  }
}

async function openStressed(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/data/pages/colorcoatedroofingsheet.json', (route) =>
    route.fulfill({ json: stressed() }),
  )
  await visit(page, '/About')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/Colorcoatedroofingsheet"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('a page with long words, a long name, 20 rows and 12 pictures is not broken', async ({
  page,
}) => {
  expect(name).toHaveLength(80)
  await openStressed(page)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
  await expect(page.locator('main figure ~ ul a')).toHaveCount(12)
  for (const width of [320, 360, 768, 900, 901, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await beyondTheSides(page), `sideways scroll at ${width} px`).toEqual([])
  }
  expect(await axeViolations(page)).toEqual([])
})

test.describe('enlarged', () => {
  for (const each of paths) {
    test(`${each} reads in one column at 200 % zoom and with text at 200 %`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 640, height: 400 })
      await page.goto(each)
      expect.soft(await beyondTheSides(page), 'sideways scroll at 200 % zoom').toEqual([])
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [1280, 640, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect
          .soft(await beyondTheSides(page), `sideways scroll at ${width} px, text at 200 %`)
          .toEqual([])
      }
    })
  }
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  for (const each of [
    '/',
    '/About',
    '/Contact',
    '/RoofingSheet',
    '/Colorcoatedroofingsheet',
    '/Selfdrillingscrew',
  ]) {
    test(`${each} breaks no rule of axe`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, each)
      expect(await axeViolations(page)).toEqual([])
    })
  }
})
