import { readFile } from 'node:fs/promises'

/** The cases in a text file: an unindented line has the name of a case, the indented lines follow it. */
export async function paragraphsOf(file: string): Promise<{ name: string; lines: string[] }[]> {
  const paragraphs = (await readFile(file, 'utf8')).split(/\n(?=\S)/)
  return paragraphs.map((paragraph) => {
    const [name = '', ...lines] = paragraph.split('\n')
    return { name, lines: lines.map((line) => line.trimStart()).filter((line) => line !== '') }
  })
}
