import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

const [before = '?'] = registry.site.product.printedOn.split('{date}')
const path = `/${[...registry.pages].find(([, { kind }]) => kind === 'full')?.[0]}`

function print(day: string): string | undefined {
  vi.setSystemTime(day)
  act(() => void dispatchEvent(new Event('beforeprint')))
  return screen.getByText(before, { exact: false }).textContent ?? undefined
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  document.documentElement.lang = registry.site.language
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute('lang')
})

it('a data sheet names the day it is printed, on a page left open over night too', async () => {
  await renderSite(path)
  expect(print('2027-03-04T12:00:00')).toContain('4 March 2027')
  expect(print('2027-03-05T12:00:00')).toContain('5 March 2027')
})
