import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { FullView } from '../../src/pages/product/fullKind.ts'
import type { PageView } from '../../src/pages/registry/pageKinds.ts'
import { siteFolder } from '../helpers/folders.ts'
import { axeViolations } from './axe.ts'
import { productPage, thumbnailName } from './catalogue.ts'
import { overflows } from './layout.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const data = path.join(siteFolder, 'data/pages')

async function viewAt(file: string): Promise<PageView> {
  return JSON.parse(await readFile(path.join(data, file), 'utf8'))
}

const word = 'Hochtemperaturbeständigkeitsprüfbescheinigung'

/** A page with the longest content: a long name, long words, twenty rows, twelve pictures. */
async function longPage(): Promise<FullView> {
  const files = (await readdir(data)).filter((file) => file.endsWith('.json'))
  const views = await Promise.all(files.map(viewAt))
  const full = views.filter((view) => view.kind === 'full')
  const page = full.find((view) => view.path === productPage)
  if (page === undefined) throw new Error(`${productPage} is no full page`)
  const own = full.flatMap((view) => view.gallery.pictures)
  const pictures = Array.from({ length: 12 }, (_, i) => own[i % own.length])
    .filter((picture) => picture !== undefined)
    .map((picture, i) => ({
      ...picture,
      alt: `${i + 1}: ${picture.alt}`,
      label: thumbnailName(i + 1, 12),
    }))
  expect(pictures).toHaveLength(12)
  const heading = `${word} for sheets of extraordinary length and width`.padEnd(80, '.')
  const many = '0.30, 0.35, 0.40, 0.45, 0.50, 0.55, 0.60, 0.65, 0.70, 0.75, 0.80, 0.85\u00a0mm'
  const line = (words: string) => ({ written: [{ runs: [{ text: words, fixed: false }] }] })
  const row = (n: number) => ({
    name: `${n}. ${word}`,
    cells: [
      {
        property: word,
        label: word,
        lines: n % 3 === 0 ? [line(many)] : [line(word), line(`${word}, ${word}`)],
      },
    ],
  })
  return {
    ...page,
    heading,
    tagline: `${word} ${page.tagline}`,
    gallery: { ...page.gallery, main: 11, pictures },
    claims: [
      {
        property: word,
        label: `${word} of the coating`,
        runs: [
          { text: 'up to ', fixed: false },
          { text: '1000000\u00a0microns', fixed: true },
        ],
        source: { text: `${word}.` },
      },
    ],
    specification: {
      ...page.specification,
      rows: Array.from({ length: 20 }, (_, n) => row(n + 1)),
    },
    whyChoose: { heading: word, points: [{ title: word, text: `${word} `.repeat(8) }] },
  }
}

async function openLongPage(page: Page): Promise<FullView> {
  // Sections that have not slid in yet do not count as overflow.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const long = await longPage()
  await page.route(`**/data/pages${productPage.toLowerCase()}.json`, (route) =>
    route.fulfill({ json: long }),
  )
  await visit(page, '/')
  await page.locator(`main a[href="${productPage}"]:visible`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long.heading)
  return long
}

test.describe('a page with a long name, long words, twenty rows and twelve pictures', () => {
  test('fits every window, breaks no rule of axe, and fits with text of twice the size', async ({
    page,
  }) => {
    await openLongPage(page)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
    await expect(page.locator('main figure ~ ul a')).toHaveCount(12)
    expect.soft(await axeViolations(page)).toEqual([])
    for (const width of [320, 360, 768, 900, 901, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overflows(page), `sideways scroll at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await overflows(page), 'sideways scroll with text at 200 %').toEqual([])
  })

  test('shows each of its twelve pictures', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const { gallery } = await openLongPage(page)
    for (const number of [1, 7, 12]) {
      await page.getByRole('link', { name: thumbnailName(number, 12), exact: true }).click()
      const alt = gallery.pictures[number - 1]?.alt ?? ''
      await expect(page.locator('main figure img').first()).toHaveAttribute('alt', alt)
    }
  })
})
