import { fireEvent } from '@testing-library/react'

/** Shows the page that somebody is there: until then nothing is observed or loaded ahead. */
export async function interact(): Promise<void> {
  fireEvent.scroll(window)
}
