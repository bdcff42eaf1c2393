import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import { axeViolations } from './axe.ts'
import { fullPaths, galleryOf, headingAt, pageFileOf } from './catalogue.ts'
import {
  expect,
  expectPicture,
  openPage,
  photographOf,
  save,
  signIn,
  test,
  undoAll,
} from './editor.ts'

test.setTimeout(120_000)

/** A page with pictures in its gallery. */
const shows = fullPaths.find((path) => {
  const page = pageFileOf(path)
  return page.kind === 'full' && page.gallery.images.length > 0
})

/** Drops a file, as a person drags it from another window. */
async function drop(target: Locator, name: string, bytes: Buffer): Promise<void> {
  const given = await target.page().evaluateHandle(
    ([name, bytes]) => {
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([file], name, { type: 'image/jpeg' }))
      return data
    },
    [name, bytes.toString('base64')] as const,
  )
  await target.dispatchEvent('dragover', { dataTransfer: given })
  await target.dispatchEvent('drop', { dataTransfer: given })
}

test('a photograph from a phone is turned upright, cropped and saved, and undo removes it', async ({
  page,
  editor,
}) => {
  const folder = path.join(editor.root, 'public/pictures')
  const [unsaved, list] = [editorWords.unsaved(3), path.join(editor.root, 'data/pictures.json')]
  const before = [await readdir(folder), await readFile(list, 'utf8')]
  // Held upright, it is 2400 x 1800, and its left half is red.
  const half = { create: { width: 1800, height: 1200, channels: 3, background: 'red' } } as const
  const photograph = await sharp({ create: { ...half.create, height: 2400, background: 'blue' } })
    .composite([{ input: half, left: 0, top: 1200 }])
    .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const heic = Buffer.from('\0\0\0\x24ftypheic, as an iPhone stores its pictures')
  const small = await sharp(photograph).rotate().resize(1199).jpeg().toBuffer()
  await page.goto(editor.address)
  const heading = headingAt(shows ?? '')
  await page.getByRole('searchbox').fill(heading)
  const form = page.getByRole('main')
  await form
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: heading })
    .first()
    .click()
  await form
    .locator('summary')
    .filter({ hasText: /^Gallery/ })
    .click()
  // The page's own picture has a button of the same name.
  const summary = form.locator('summary').filter({ hasText: /^Pictures/ })
  const pictures = summary.locator('..')
  await pictures.getByRole('button', { name: editorWords.addEntry('Picture'), exact: true }).click()
  const entry = pictures.locator('ol > li').last()
  const chosen = entry.getByLabel(editorWords.takePicture)
  const name = 'photograph.jpg'
  await chosen.setInputFiles({ name, mimeType: 'image/jpeg', buffer: small })
  const sizes = [
    { width: 1199, height: 899 },
    { width: 1200, height: 900 },
  ] as const
  await expect(entry.getByRole('status')).toHaveText(editorWords.smallPicture(...sizes))

  await chosen.setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic })
  await expect(entry.getByRole('status')).toHaveText(editorWords.heic)
  // Or the browser would not notice a better file of the same name.
  await expect(chosen).toHaveValue('')

  await drop(chosen, 'By hand.JPG', photograph)
  // The picture fills its frame, so that what is seen there is what is saved.
  const frame = entry.getByRole('group', { name: editorWords.shownPart })
  await expect(frame).toBeInViewport({ ratio: 0.9 })
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { width: 0, height: 0 }
  const whole = await boxOf(entry.locator('img[src^="blob:"]').last())
  const shownPart = await boxOf(frame)
  expect(whole.width).toBeGreaterThanOrEqual(Math.floor(shownPart.width))
  expect(whole.height).toBeGreaterThanOrEqual(Math.floor(shownPart.height))
  await entry.getByRole('slider', { name: editorWords.nearer }).press('End')
  await entry.getByRole('slider', { name: editorWords.across }).press('Home')
  const alt = 'A red wall beside a blue one'
  await entry.getByLabel(editorWords.pictureShows).fill(alt)
  await entry.getByRole('button', { name: editorWords.addPicture }).click()
  await expect(entry.getByRole('combobox').first()).toHaveValue('by-hand.jpg')
  const shown = page.frameLocator('iframe').locator('img[src^="blob:"]').first()
  await shown.scrollIntoViewIfNeeded()
  await expectPicture(shown)

  // The picture is kept after closing, like texts.
  await page.reload()
  await expect(page.getByText(editorWords.restored)).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText(unsaved)
  await save(page, editor.root)
  await expect(page.getByText(editorWords.restored)).toBeHidden()
  const saved = sharp(path.join(folder, 'by-hand.jpg'))
  const { width: across, height, exif, orientation } = await saved.metadata()
  expect([across, height, exif, orientation]).toEqual([1200, 900, undefined, undefined])
  const { channels } = await saved.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
  expect(await readFile(list, 'utf8')).toContain(alt)
  // Undo works step by step, as before closing: the picture, then its use on the page.
  await undoAll(page)
  await save(page, editor.root)
  expect(await readFile(list, 'utf8')).toBe(before[1])
  expect(await readdir(folder)).toEqual(before[0])
})

test('a picture replaces another on all pages, and texts typed meanwhile stay', async ({
  page,
  task,
}) => {
  const shown = fullPaths.find((path) => galleryOf(path).names.length > 0) ?? ''
  const full = pageFileOf(shown)
  const all = full.kind === 'full' ? [...full.gallery.images, full.picture] : []
  const file = all[0] ?? ''
  const place = path.join(task.root, 'public/pictures', file)
  const before = await readFile(place)
  const data = await readFile(path.join(task.root, pageFile(shown)), 'utf8')
  // Delays the hash of the picture until the page is marked as ready.
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    crypto.subtle.digest = async (...args) => {
      if (document.title !== 'ready') {
        await new Promise((resolve) => addEventListener('ready', resolve, { once: true }))
      }
      return digest(...args)
    }
  })
  await page.goto(task.address)
  await openPage(page, shown)
  const form = page.getByRole('main')
  await form
    .locator('summary')
    .filter({ hasText: /^Gallery/ })
    .click()
  await form.getByText(editorWords.replacePicture).first().click()
  await form.getByLabel(editorWords.takePicture).setInputFiles({
    name: 'Another.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographOf('orange'),
  })
  // The words about the old picture are not taken over.
  const shows = form.getByLabel(editorWords.pictureShows)
  await expect(shows).toHaveValue('')
  await shows.fill('An orange wall')
  await form.getByRole('button', { name: editorWords.addPicture }).click()
  const tagline = form.getByRole('textbox', { name: 'Tagline' })
  await tagline.fill('Typed in the meantime')
  await page.evaluate(() => {
    document.title = 'ready'
    dispatchEvent(new Event('ready'))
  })
  const inPlace = page.frameLocator('iframe').locator('img[src^="blob:"]').first()
  await expect(inPlace).toBeAttached()
  await expect(tagline).toHaveValue('Typed in the meantime')
  await save(page, task.root)
  const { channels } = await sharp(place).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 85))).toEqual([3, 2, 0])
  const after = await readFile(path.join(task.root, pageFile(shown)), 'utf8')
  expect(after.replace('Typed in the meantime', '')).toBe(
    data.replace(/(?<="tagline": ").*(?=")/, ''),
  )

  await undoAll(page)
  await save(page, task.root)
  expect(await readFile(place)).toEqual(before)
})

/** A picture in which every place has its own colour: redder to the right, greener to the bottom. */
function gradient(): Promise<Buffer> {
  const [width, height, channels] = [2400, 1800, 3] as const
  const raw = Buffer.alloc(width * height * channels, 128)
  for (let at = 0; at < width * height; at += 1) {
    raw[at * channels] = ((at % width) / width) * 255
    raw[at * channels + 1] = (Math.floor(at / width) / height) * 255
  }
  return sharp(raw, { raw: { width, height, channels } }).jpeg().toBuffer()
}

/** The mean red and green of a picture. */
async function meanOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats()
  return channels.slice(0, 2).map(({ mean }) => mean)
}

test('what the mouse, a finger or arrow keys put into the frame is what is saved', async ({
  page,
  built,
}) => {
  await signIn(page, built.address)
  await page.getByRole('button', { name: editorWords.pictures, exact: true }).click()
  const wall = page.getByRole('main')
  await wall.getByLabel(editorWords.takePicture).setInputFiles({
    name: 'Every colour.jpg',
    mimeType: 'image/jpeg',
    buffer: await gradient(),
  })
  const slider = (name: string) => wall.getByRole('slider', { name })
  await slider(editorWords.nearer).press('End')
  const frame = wall.getByRole('group', { name: editorWords.shownPart })
  await frame.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, centre] = [x + width / 2, y + height / 2]
  const [across, upDown] = [slider(editorWords.across), slider(editorWords.upDown)]
  await expect(across).toHaveValue('0.5')

  await page.mouse.move(middle, centre)
  await page.mouse.down()
  await page.mouse.move(middle + width, centre, { steps: 4 })
  await page.mouse.up()
  await expect(across).toHaveValue('0')
  await expect(upDown).toHaveValue('0.5')

  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: middle, y: to }]
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', centre)
  await touch('touchMove', centre - height / 2)
  await touch('touchMove', centre - height)
  await touch('touchEnd', centre)
  await expect(upDown).toHaveValue('1')

  await frame.focus()
  for (let presses = 0; presses < 5; presses += 1) await frame.press('ArrowLeft')
  await expect(across).not.toHaveValue('0')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
  }
  const shown = await meanOf(await frame.screenshot())
  const alt = 'A wall in every colour, from left to right and from top to bottom'
  await wall.getByLabel(editorWords.pictureShows).fill(alt)
  await wall.getByRole('button', { name: editorWords.addPicture }).click()
  const added = wall.getByRole('img', { name: alt })
  await expectPicture(added)
  const bytes = await added.evaluate(async (img: HTMLImageElement) => {
    return Array.from(new Uint8Array(await (await fetch(img.src)).arrayBuffer()))
  })
  const saved = await meanOf(Buffer.from(bytes))
  // The frame's own lines are over the picture.
  for (const [i, mean] of saved.entries()) expect(Math.abs(mean - (shown[i] ?? 0))).toBeLessThan(6)
})

test('a new picture is added to the picture wall, which marks it as unused', async ({
  page,
  task,
}) => {
  await page.goto(task.address)
  await page.getByRole('button', { name: editorWords.pictures, exact: true }).click()
  const wall = page.getByRole('main')
  const buffer = await photographOf('green')
  const name = 'On the wall.jpg'
  await wall
    .getByLabel(editorWords.takePicture)
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  const alt = 'A wall that is green from one end to the other'
  await expect(wall.getByLabel(editorWords.pictureShows)).toBeFocused()
  await wall.getByLabel(editorWords.pictureShows).fill(alt)
  await wall.getByRole('button', { name: editorWords.addPicture }).click()
  const added = wall.getByRole('listitem').filter({ has: page.getByRole('img', { name: alt }) })
  await expect(added).toContainText(editorWords.unusedPicture)
  await save(page, task.root)
  const saved = await sharp(path.join(task.root, 'public/pictures/on-the-wall.jpg')).stats()
  expect(saved.dominant.g).toBeGreaterThan(saved.dominant.r)
})
