import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { installOfflineNote } from '../../src/enquiry/offlineNote.ts'

const said = 'It is sent later.'
await installOfflineNote({ layout: async () => ({ enquiries: { handOver: { offline: said } } }) })

function press(href: string, onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  render(
    <a href={href} onClick={(event) => event.preventDefault()}>
      <span>send</span>
    </a>,
  )
  fireEvent.click(screen.getByText('send'))
}

it.each(['https://wa.me/919999999999?text=60', 'mailto:sales@roofs.example?body=60'])(
  'a message that is handed over offline is said to be sent later, until there is a connection: %s',
  (href) => {
    press(href, false)
    expect(screen.getByRole('status')).toHaveTextContent(said)
    fireEvent(window, new Event('online'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)

it.each([
  ['mailto:sales@roofs.example', true],
  ['tel:+919999999999', false],
  ['/Find', false],
])('nothing is said of %s while the connection is %s', (href, onLine) => {
  press(href, onLine)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
