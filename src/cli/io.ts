import path from 'node:path'

/** The environment of a command: folders and output. Tests replace it. */
export type CommandIo = {
  cwd: string
  /** The folder of the catalogue, if it is another one. */
  catalogue?: string
  log(text: string): void
  error(text: string): void
}

/** The real terminal, its current folder, and the catalogue that CATALOGUE names. */
export const terminal: CommandIo = {
  cwd: process.cwd(),
  catalogue: path.resolve(process.env.CATALOGUE ?? ''),
  log: (text) => console.log(text),
  error: (text) => console.error(text),
}

/** The folder of the catalogue that a command reads and writes. */
export function catalogueFolderOf({ catalogue, cwd }: CommandIo): string {
  return catalogue ?? cwd
}
