import type { Page } from '@playwright/test'
import { pageFile } from '../../src/pages/dataFiles.ts'
import { expect, test } from '../browser/site.ts'
import { interact, visit } from '../browser/visit.ts'
import { openedAddresses } from './catalogue.ts'

/** The pictures of a page that the browser cannot show, after all of them have been asked for. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const shown = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => true,
          () => false,
        ),
      ),
    )
    return pictures.filter((_, i) => !shown[i]).map(({ currentSrc, src }) => currentSrc || src)
  })
}

for (const { path, address } of openedAddresses) {
  test(`${address} opens, with its pictures and without a fault`, {
    annotation: { type: 'file', description: pageFile(path) },
  }, async ({ page, watch }) => {
    await visit(page, address)
    await interact(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const broken = await brokenPictures(page)
    const faults = [...broken.map((src) => `the picture ${src} cannot be shown`), ...watch.faults()]
    expect(faults, 'what the console, the network and the pictures show').toEqual([])
  })
}
