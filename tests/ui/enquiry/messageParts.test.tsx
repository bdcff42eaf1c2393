import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { partName } from '../../../src/ui/enquiry/message.ts'
import { HandOver } from '../../../src/ui/enquiry/progress/HandOver.tsx'
import { siteWith, words } from './page.tsx'

const site = siteWith(null)

function show(text: string): void {
  const fields = [{ name: 'message', label: 'Message', value: text, text }]
  render(<HandOver enquiry={{ id: 'a', about: 'Contact', fields }} site={site} />)
}

it('a long message has a link of its own for each part, in each way', () => {
  show('40 sheets\n'.repeat(400))
  expect(screen.getByText(words.handOver.parts)).toBeVisible()
  for (const label of [words.handOver.whatsapp, words.handOver.email]) {
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: new RegExp(label) })
    expect(links.length).toBeGreaterThan(1)
    for (const [i, link] of links.entries()) {
      const part = partName(i, links.length, site)
      expect(link).toHaveAccessibleName(`${label}: ${part}`)
      expect(decodeURIComponent(link.href)).toContain(part)
    }
  }
})

it('a short message has one link in each way, and nothing is said of parts', () => {
  show('40 sheets')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.queryByText(words.handOver.parts)).toBeNull()
})
