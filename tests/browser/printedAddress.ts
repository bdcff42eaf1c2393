import type { ChildProcess } from 'node:child_process'

/** The address that a command prints; fails where it ends without one. */
export function printedAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.on('data', (data) => {
      const [address] = /http:\S+/.exec(String(data)) ?? []
      if (address !== undefined) resolve(address)
    })
    stdout?.on('close', () => reject(new Error('the editor did not start')))
  })
}
