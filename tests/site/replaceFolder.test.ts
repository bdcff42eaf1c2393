import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectBuiltSite, replaceFolder } from '../../src/site/replaceFolder.ts'
import { filesIn } from '../../src/site/siteFiles.ts'
import { emptyFolder } from '../check/fixture.ts'

// Files share a process: the code is loaded anew with the functions that these tests replace, and again after them.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', { spy: true })
afterAll(() => void vi.resetModules())

/** Makes a function that writes files, which contain their own names, into a folder. */
function site(...names: string[]) {
  return async (folder: string) => {
    for (const name of names) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), name)
    }
  }
}

function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: the disk says no, write`), { code })
}

/** The id of a process that has ended. */
function endedProcess(): number {
  return Number(execFileSync(process.execPath, ['-p', 'process.pid']))
}

describe('the folder of the site', () => {
  let parent = ''
  let dist = ''
  const namesIn = (folder: string) => filesIn(folder).toSorted()

  beforeEach(async () => {
    parent = await emptyFolder()
    dist = path.join(parent, 'dist')
    await replaceFolder(dist, true, site('index.html', 'Old/index.html'))
  })

  it('is replaced completely, without files of removed pages', async () => {
    await replaceFolder(dist, true, async (fresh) => {
      await site('index.html', 'New/index.html')(fresh)
      // The old site stays until the new one is complete.
      expect(namesIn(dist)).toEqual(['Old/index.html', 'index.html'])
    })
    expect(namesIn(parent)).toEqual(['dist/New/index.html', 'dist/index.html'])
  })

  it('keeps other files if it is not emptied', async () => {
    await replaceFolder(dist, false, site('New/index.html'))
    expect(namesIn(dist)).toEqual(['New/index.html', 'Old/index.html', 'index.html'])
  })

  it('is the old one after a failure, and a disk error is one sentence', async () => {
    const writing = replaceFolder(dist, true, async (fresh) => {
      await site('index.html')(fresh)
      throw diskError('ENOSPC')
    })
    const sentence = `${dist} cannot be written, because the disk is full: free some of it, and run this again (ENOSPC)`
    await expect(writing).rejects.toMatchObject({ message: sentence, stack: sentence })
    expect(namesIn(parent)).toEqual(['dist/Old/index.html', 'dist/index.html'])
  })

  it('is the old one after a build was killed, and the next build removes its leftovers', async () => {
    await site('index.html')(`${dist}.${endedProcess()}.new`)
    await replaceFolder(dist, true, async () => {
      expect(await readdir(parent)).toEqual(['dist', `dist.${process.pid}.new`])
    })
  })

  it('is restored if a build was killed between its two renames', async () => {
    await rename(dist, `${dist}.${endedProcess()}.old`)
    const failing = replaceFolder(dist, true, () => Promise.reject(new Error('no page')))
    await expect(failing).rejects.toThrow('no page')
    expect(namesIn(parent)).toEqual(['dist/Old/index.html', 'dist/index.html'])
  })

  it('is that of one build if two end at once', async () => {
    const other = `${dist}.${process.ppid}.new`
    await site('other.html')(other)
    // The other build renames its folder between the two renames of this one.
    const writing = replaceFolder(dist, true, async (fresh) => {
      await site('own.html')(fresh)
      const { rename: real } =
        await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
      vi.mocked(rename).mockImplementationOnce(async (from, to) => {
        await real(from, to)
        await real(other, dist)
      })
    })
    await expect(writing).rejects.toThrow(/ is in use by another program: .+ \(ENOTEMPTY\)$/)
    expect(namesIn(parent)).toEqual(['dist/other.html'])
  })

  it.each(['EXDEV', 'EBUSY'])('is filled in place if it cannot be renamed (%s)', async (code) => {
    vi.mocked(rename).mockRejectedValueOnce(diskError(code))
    await replaceFolder(dist, true, site('index.html', 'New/index.html'))
    expect(namesIn(parent)).toEqual(['dist/New/index.html', 'dist/index.html'])
  })

  it('may be a symbolic link, which stays', async () => {
    const link = path.join(await emptyFolder(), 'link')
    await symlink(dist, link)
    await replaceFolder(link, true, site('New/index.html'))
    expect(namesIn(dist)).toEqual(['New/index.html'])
    expect(await readFile(path.join(link, 'New/index.html'), 'utf8')).toBe('New/index.html')
  })

  it.each(['file', 'file/dist'])('is not created if a file is in the way: %s', async (name) => {
    const file = path.join(parent, 'file')
    await writeFile(file, 'of somebody')
    const writing = replaceFolder(path.join(parent, name), true, site('index.html'))
    await expect(writing).rejects.toThrow(
      /^The site is built into .+|^\S+ cannot be made.+ move that away \(E[A-Z]+\)$/,
    )
    expect(await readFile(file, 'utf8')).toBe('of somebody')
  })

  it.each([
    ['not there', undefined],
    ['empty', []],
    ['empty but for hidden files', ['.gitkeep']],
    ['a built site', ['index.html', '404.html', 'About/index.html']],
  ])('may be replaced if it is %s', async (_, names) => {
    const folder = path.join(parent, 'other')
    if (names !== undefined) await mkdir(folder)
    await site(...(names ?? []))(folder)
    await expect(expectBuiltSite(folder)).resolves.toBeUndefined()
  })

  it.each([
    ['source code', ['README.md', 'routes/index.tsx']],
    ['another site', ['index.html', 'style.css']],
    ['one file', ['notes.txt']],
  ])('is not replaced if it is %s', async (_, names) => {
    const folder = path.join(parent, 'other')
    await site(...names)(folder)
    await expect(expectBuiltSite(folder)).rejects.toThrow(
      /^The site cannot be built into .+ Name another folder, or add --emptyOutDir to delete them$/,
    )
  })
})
