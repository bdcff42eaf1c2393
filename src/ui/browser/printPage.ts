import { limitTime } from '../../catalogue/limitTime.ts'

/** In milliseconds. Browsers announce the print dialog at once. */
const PRINT_LIMIT = 3000

/**
 * Opens the print dialog.
 * @throws if the browser cannot print, or ignores it, as the browsers inside other apps do
 */
export async function printPage(): Promise<void> {
  const announced = new Promise((resolve) => {
    addEventListener('beforeprint', resolve, { once: true })
  })
  print()
  await limitTime(announced, PRINT_LIMIT)
}
