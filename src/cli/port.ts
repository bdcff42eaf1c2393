/** True for a port as it is set in the environment; 0 for any free one. */
export function isPort(port: string): boolean {
  return /^\d{1,5}$/.test(port) && Number(port) <= 65_535
}

/** The message for an invalid PORT. */
export function portWords(port: string): string {
  return `PORT is "${port}", but a number from 0 to 65535 is expected`
}
