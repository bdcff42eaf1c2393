/** The environment of a command: current folder and output. Tests replace it. */
export type CommandIo = {
  cwd: string
  log(text: string): void
  error(text: string): void
}

/** The real terminal and its current folder. */
export const terminal: CommandIo = {
  cwd: process.cwd(),
  log: (text) => console.log(text),
  error: (text) => console.error(text),
}
