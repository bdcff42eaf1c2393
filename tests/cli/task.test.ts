import { expect, it } from 'vitest'
import { checkFolder, readFolder } from '../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../check/fixture.ts'
import { difference } from '../check/outcome.ts'
import { editOf } from '../check/table.ts'
import { paragraphsOf } from '../helpers/paragraphs.ts'
import { run } from './run.ts'

/** The words of a command, those between quotation marks as one. */
function wordsOf(command: string): string[] {
  return Array.from(
    command.matchAll(/"([^"]*)"|(\S+)/g),
    ([, quoted, word]) => quoted ?? word ?? '',
  )
}

/**
 * In `tasks.txt` stand below each name: edits of the catalogue, commands after `$`, why the last one
 * is refused after `!`, and files, each with the lines that were removed and added.
 */
it.each(await paragraphsOf('tests/cli/tasks.txt'))('npm run $name', async ({ lines }) => {
  const edits = lines.filter((line) => line.includes('` -> `'))
  const commands = lines.filter((line) => line.startsWith('$ '))
  const root = await makeRegistry(edits.map(editOf))
  const before = await readFolder(root)
  let [refused, last] = ['', before]
  for (const command of commands) {
    last = await readFolder(root)
    const [name = '', ...args] = wordsOf(command.slice(2))
    const { code, err } = await run(name, root, ...args)
    expect(code).toBe(err === '' ? 0 : 1)
    if (err === '') expect((await checkFolder(root)).problems).toEqual([])
    refused = err
  }
  const after = await readFolder(root)
  if (refused !== '') expect(after).toEqual(last)
  const differences = lines
    .filter((line) => /^data\/\S+$/.test(line))
    .flatMap((file) => {
      const changed = new Map([[file, after.texts.get(file)]])
      return [file, ...difference(before, { changed })]
    })
  const reasons = refused === '' ? [] : [`! ${refused.trim().replaceAll('\n', '⏎')}`]
  expect([...edits, ...commands, ...reasons, ...differences]).toEqual(lines)
})
