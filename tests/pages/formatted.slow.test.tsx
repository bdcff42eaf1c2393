import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { samples } from '../helpers/frozenCatalogue.ts'
import { renderSite } from '../helpers/site.tsx'

/** Notes each use of an `Intl` object until the test ends. Slow tests have a process each: here, code of other files would be noted too. */
function noteFormatting() {
  const use = vi.fn(() => String)
  for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    Object.defineProperty(prototype, 'format', { configurable: true, get: use })
    onTestFinished(() => void Object.defineProperty(prototype, 'format', format))
  }
  return [
    use,
    vi.spyOn(Intl.ListFormat.prototype, 'format'),
    vi.spyOn(Intl.PluralRules.prototype, 'select'),
  ]
}

it.each(samples)('%s formats nothing while it is shown: the build has done it', async (path) => {
  const uses = noteFormatting()
  await renderSite(path)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  for (const use of uses) expect(use).not.toHaveBeenCalled()
})
