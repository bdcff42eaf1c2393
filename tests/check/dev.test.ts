import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from 'vite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { formatProblems } from '../../src/check/report.ts'
import { checkFolder } from '../../src/disk/checkFolder.ts'
import { serveCatalogue } from '../../src/site/dev.ts'
import { makeRegistry } from './fixture.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

describe('npm run dev', () => {
  it("shows the check's words when a broken file is saved, and takes them away when it is mended", async () => {
    const root = await makeRegistry()
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
    })
    closing.push(() => server.close())
    const sent: unknown[] = []
    vi.spyOn(server.ws, 'send').mockImplementation((...message: unknown[]) => {
      sent.push(message[0])
    })
    await serveCatalogue(server, path.join(root, 'cache'))

    const file = path.join(root, 'data/pages/Screw.json')
    const whole = await readFile(file, 'utf8')
    sent.length = 0
    await writeFile(file, whole.replace('"heading"', '"headng"'))
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 })
    const { problems } = await checkFolder(root)
    expect(problems.map(({ hint }) => hint)).toEqual(['Did you mean "heading"?'])
    expect(sent).toEqual([
      { type: 'error', err: { message: formatProblems(problems, 'text'), stack: '' } },
    ])

    sent.length = 0
    await writeFile(file, whole)
    await vi.waitFor(() => expect(sent).toContainEqual({ type: 'full-reload' }), {
      timeout: 20_000,
    })
  })
})
