import { describe, expect, it } from 'vitest'
import { Site } from '../../../src/catalogue/schemas/site.ts'
import {
  changedScreens,
  fieldsOn,
  HOURS_SCREEN,
  NOTICE_SCREEN,
  screenOf,
  wordsEntry,
} from '../../../src/editor/edit/fileParts.ts'
import { sharedFilePath } from '../../../src/pages/dataFiles.ts'

const site = sharedFilePath('site')
const page = 'data/pages/Screw.json'
const screens = [site, wordsEntry.file, NOTICE_SCREEN]

describe('the parts of a file', () => {
  it('have each field of the business on one screen', () => {
    const fields = Object.keys(Site.shape)
    const shown = screens.flatMap((screen) => fields.filter(fieldsOn(screen)))
    expect(shown.toSorted()).toEqual(fields.toSorted())
    for (const screen of screens) expect(fields.some(fieldsOn(screen))).toBe(true)
  })

  it.each([
    [site, '/phone/href', site],
    [site, '/footer/tagline', wordsEntry.file],
    [site, '/notice/text', NOTICE_SCREEN],
    [site, undefined, site],
    [page, '/footer', page],
  ])('show %s%s on %s', (file, pointer, screen) => {
    expect(screenOf(file, pointer)).toBe(screen)
  })

  it.each([
    ['the opening hours', { text: 'Ten to five' }, {}, [HOURS_SCREEN]],
    ['another term', {}, { text: 'Three days' }, [site]],
    ['both', { text: 'Ten to five' }, { text: 'Three days' }, [HOURS_SCREEN, site]],
  ])('have %s on their own screens', (_, hours, delivery, expected) => {
    const [before, after] = [
      { hours: {}, delivery: {} },
      { hours, delivery },
    ].map((given) =>
      JSON.stringify({
        terms: {
          items: [
            { label: 'Delivery', role: 'delivery time', text: 'Two days', ...given.delivery },
            { label: 'Hours', role: 'opening hours', ...given.hours },
          ],
        },
      }),
    )
    expect(changedScreens(site, before ?? '', after ?? '')).toEqual(expected)
  })

  it('are changed if one of their fields is', () => {
    const [before, after] = [{ name: 'A' }, { name: 'A', notice: {} }].map((one) =>
      JSON.stringify(one),
    )
    expect(changedScreens(site, before ?? '', after ?? '')).toEqual([NOTICE_SCREEN])
    expect(changedScreens(page, before ?? '', after ?? '')).toEqual([page])
    expect(changedScreens(site, before ?? '', 'no JSON')).toEqual([site])
  })
})
