import { act, fireEvent } from '@testing-library/react'

/** Shows the page that somebody is there, and waits for what then watches it. */
export async function interact(): Promise<void> {
  fireEvent.scroll(window)
  await act(async () => void (await import('react-intersection-observer')))
}
