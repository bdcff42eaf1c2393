import { readFile } from 'node:fs/promises'

/** The cases of a text table: a line at the margin names each, and what belongs to it is indented. */
export async function paragraphsOf(file: string): Promise<{ name: string; lines: string[] }[]> {
  const paragraphs = (await readFile(file, 'utf8')).split(/\n(?=\S)/)
  return paragraphs.map((paragraph) => {
    const [name = '', ...lines] = paragraph.split('\n')
    return { name, lines: lines.map((line) => line.trimStart()).filter((line) => line !== '') }
  })
}
