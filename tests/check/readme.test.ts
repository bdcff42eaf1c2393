import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../src/check/report.ts'
import { checkFolder } from '../../src/disk/checkFolder.ts'
import { apply, emptyFolder } from './fixture.ts'
import { run } from './run.ts'

/** One step of an example: a block of the text, or a comment that says what a reader does by hand. */
type Step = { kind: string; argument: string; text: string }

const readme = await readFile('data/README.md', 'utf8')

function stepsOf(section: string): Step[] {
  const block =
    /^```\w+ (find|replace|file|check|run) ?(.*)\n([\s\S]*?)^```$|^<!-- run: copy (\S+) to (\S+) -->$/gm
  return [...section.matchAll(block)].map(([, kind, argument, text, from, to]) =>
    from === undefined
      ? { kind: kind ?? '', argument: argument ?? '', text: (text ?? '').replace(/\n$/, '') }
      : { kind: 'copy', argument: from, text: to ?? '' },
  )
}

const sections = readme
  .split(/^(?=##+ )/m)
  .map((text) => ({ title: text.match(/^#+ (.*)/)?.[1] ?? '', steps: stepsOf(text) }))
  .filter(({ steps }) => steps.length > 0)

/** What the check prints, without the lines: they move whenever the catalogue is edited. */
function withoutPlaces(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^\s*\S+:\d+:\d+ {2}|^The catalogue is whole/.test(line))
    .map((line) => line.trim().replace(/:\d+:\d+ {2}/, '  '))
}

async function copyOfTheRealCatalogue(): Promise<string> {
  const root = await emptyFolder()
  await cp('data', path.join(root, 'data'), { recursive: true })
  await cp('public/pictures', path.join(root, 'public/pictures'), {
    recursive: true,
    preserveTimestamps: true,
  })
  return root
}

describe('what data/README.md says', () => {
  it.each(sections)('is so: $title', async ({ steps }) => {
    const root = await copyOfTheRealCatalogue()
    let found: Step | undefined
    for (const step of steps) {
      if (step.kind === 'find') found = step
      else if (step.kind === 'replace' && found !== undefined) {
        await apply(root, { file: found.argument, find: found.text, replace: step.text })
      } else if (step.kind === 'file') {
        await writeFile(path.join(root, step.argument), `${step.text}\n`)
      } else if (step.kind === 'copy') {
        await cp(path.join(root, step.argument), path.join(root, step.text))
      } else if (step.kind === 'run') {
        const [command = '', ...args] = step.text.replace('npm run ', '').split(' ')
        const words = args.filter((word) => word !== '--')
        expect(await run(command, root, ...words)).toMatchObject({ code: 0 })
      } else if (step.kind === 'check') {
        const { problems } = await checkFolder(root)
        expect(withoutPlaces(formatProblems(problems, 'text'))).toEqual(withoutPlaces(step.text))
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
