/** What a command works with: the folder that it is called in, and where it prints. */
export type Io = {
  cwd: string
  log(text: string): void
  error(text: string): void
}

/** The terminal in which a command was typed. */
export const terminal: Io = {
  cwd: process.cwd(),
  log: (text) => console.log(text),
  error: (text) => console.error(text),
}
