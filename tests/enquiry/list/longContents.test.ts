import { describe, expect, it } from 'vitest'
import { fieldLimits } from '../../../src/catalogue/fieldLimits.ts'
import { limits } from '../../../src/catalogue/limits.ts'
import {
  detailLimits,
  detailNames,
  type ListItem,
  writeItem,
} from '../../../src/enquiry/list/listItem.ts'
import { detailKeyPrefix, itemKeyPrefix } from '../../../src/ui/header/listStorage.ts'
import { ListBrowser, sheets } from '../../helpers/listBrowser.ts'

describe('the list', () => {
  const huge = 'x'.repeat(1_000_000)

  it.each(detailNames)('shows the beginning of a %s that is too long, and keeps it', (name) => {
    const browser = new ListBrowser()
    const [here] = browser.tabs
    browser.stored.set(detailKeyPrefix + name, huge)
    here?.reload()
    const shown = here?.list.get()
    expect(shown?.details[name]).toHaveLength(detailLimits[name])
    expect(shown?.exceeding).toBe(1)
    here?.list.save(sheets('1'))
    expect(browser.stored.get(detailKeyPrefix + name)).toBe(huge)
    here?.list.setDetail(name, 'short')
    expect(here?.list.get()).toMatchObject({ details: { [name]: 'short' }, exceeding: 0 })
  })

  it.each<[string, Partial<ListItem>]>([
    ['name', { name: huge }],
    ['quantity', { quantity: huge }],
    ['value', { values: { colour: huge } }],
    ['field of the roof', { measures: { eave: huge } }],
    ['name of a value', { values: { [huge]: 'blue' } }],
  ])('shows the beginning of a product whose %s is too long, and keeps it', (_, change) => {
    const browser = new ListBrowser()
    const [here] = browser.tabs
    const stored = writeItem({ ...sheets('1'), ...change })
    browser.stored.set(`${itemKeyPrefix}1`, stored)
    here?.reload()
    const shown = here?.list.get()
    expect(shown).toMatchObject({ exceeding: 1, unreadable: 0 })
    expect(JSON.stringify(shown).length).toBeLessThan(fieldLimits.text + 500)
    here?.list.setDetail('place', 'Hazira')
    expect(browser.stored.get(`${itemKeyPrefix}1`)).toBe(stored)
  })

  it('shows as many products as a list holds, and the others once there is room', () => {
    const browser = new ListBrowser()
    const [here] = browser.tabs
    for (let i = 0; i < limits.items + 2; i += 1) {
      const id = `${i}`.padStart(4, '0')
      browser.stored.set(itemKeyPrefix + id, writeItem(sheets(id)))
    }
    here?.reload()
    expect(here?.list.get()).toMatchObject({ exceeding: 2, unreadable: 0 })
    expect(here?.list.get().items).toHaveLength(limits.items)
    for (const id of ['0000', '0001']) here?.list.remove(id)
    expect(here?.list.get().exceeding).toBe(0)
    expect(here?.list.get().items).toHaveLength(limits.items)
  })
})
