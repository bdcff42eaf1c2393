import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatProblems } from '../src/check/report.ts'
import { checkFolder } from '../src/site/disk/checkFolder.ts'
import { apply, makeRegistry } from './check/fixture.ts'

/** One step of an example: a block of the text, or a comment on what a reader does by hand. */
type Step = { kind: string; argument: string; text: string }

const readme = await readFile('data/README.md', 'utf8')

function stepsOf(section: string): Step[] {
  const block =
    /^```\w+ (find|replace|file|check) ?(.*)\n([\s\S]*?)\n```$|^<!-- (picture|rename) (.+) -->$/gm
  return [...section.matchAll(block)].map(([, kind = '', argument = '', text = '', made, file]) =>
    made === undefined ? { kind, argument, text } : { kind: made, argument: file ?? '', text },
  )
}

const sections = readme
  .split(/^(?=##+ )/m)
  .map((text) => ({ title: text.match(/^#+ (.*)/)?.[1] ?? '', steps: stepsOf(text) }))
  .filter(({ steps }) => steps.length > 0)

describe('what data/README.md says', () => {
  it.each(sections)('is so: $title', async ({ steps }) => {
    const pictures = steps.filter(({ kind }) => kind === 'picture')
    const root = await makeRegistry(
      pictures.map(({ argument }) => ({ file: argument, picture: { width: 1600, height: 900 } })),
    )
    let found: Step | undefined
    for (const step of steps) {
      if (step.kind === 'find') found = step
      else if (step.kind === 'replace' && found !== undefined) {
        await apply(root, { file: found.argument, find: found.text, replace: step.text })
      } else if (step.kind === 'file') {
        await writeFile(path.join(root, step.argument), `${step.text}\n`)
      } else if (step.kind === 'rename') {
        const [from = '', to = ''] = step.argument.split(' ').map((file) => path.join(root, file))
        await rename(from, to)
      } else if (step.kind === 'check') {
        const { problems, warnings } = await checkFolder(root)
        const said = formatProblems([...problems, ...warnings], 'text').match(
          /(?<=^ {2}).*|^No problems.*/gm,
        )
        expect(said).toEqual(step.text.split('\n'))
      }
    }
    expect(steps.at(-1)?.kind).toBe('check')
  })

  it('is tried as a whole: no example is without its answer', () => {
    const blocks = readme.match(/^```json/gm) ?? []
    const tried = sections
      .flatMap(({ steps }) => steps)
      .filter(({ kind }) => /find|replace|file/.test(kind))
    expect(tried).toHaveLength(blocks.length)
    expect(sections.length).toBeGreaterThan(12)
  })
})
