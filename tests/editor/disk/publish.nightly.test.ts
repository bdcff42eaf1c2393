import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatChanges } from '../../../src/check/formatChanges.ts'
import { unpublishedChanges } from '../../../src/editor/disk/folderChanges.ts'
import { lastPublished } from '../../../src/editor/disk/git.ts'
import { publish } from '../../../src/editor/disk/publish.ts'
import { choiceKey } from '../../../src/editor/edit/describeConflicts.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { newPage } from '../../../src/editor/edit/pageTasks.ts'
import { readFolder, readTexts } from '../../../src/site/disk/checkFolder.ts'
import { apply, emptyFolder, makeRegistry } from '../../check/fixture.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { runGit } from '../git.ts'

const file = 'data/pages/Screw.json'
const picture = 'public/pictures/screw.jpg'
const summary = 'Screws for every roof. Ask for sizes, colours and the price.'
let root = ''
let bare = ''

/** A catalogue in a repository, published to another one, of which each test gets a copy. */
const first = await makeRegistry([{ file: picture, picture: { width: 1600, height: 900 } }])
const published = await emptyFolder()
runGit(published, 'init', '--quiet', '--bare', '--initial-branch=main')
runGit(first, 'init', '--quiet', '--initial-branch=main')
runGit(first, 'config', 'user.name', 'Somebody')
runGit(first, 'config', 'user.email', 'somebody@example.com')
await writeFile(path.join(first, 'notes.txt'), 'first\n')
await apply(first, { file: picture, remove: true })
runGit(first, 'add', '.')
runGit(first, 'commit', '--quiet', '-m', 'All there is')
runGit(first, 'remote', 'add', 'origin', published)
runGit(first, 'push', '--quiet', 'origin', 'main')

async function copyOf(folder: string): Promise<string> {
  const copy = await emptyFolder()
  await cp(folder, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

beforeEach(async () => {
  root = await copyOf(first)
  bare = await copyOf(published)
  runGit(root, 'remote', 'set-url', 'origin', bare)
})

afterEach(() => vi.unstubAllEnvs())

async function change(folder: string, from: string, to: string): Promise<void> {
  await apply(folder, { file, find: JSON.stringify(from), replace: JSON.stringify(to) })
}

/** Someone else changes a clone and publishes that; returns the clone. */
async function changeElsewhere(edit: (clone: string) => Promise<void>): Promise<string> {
  const clone = await emptyFolder()
  runGit(clone, 'clone', '--quiet', bare, '.')
  await edit(clone)
  runGit(clone, 'add', '--all')
  runGit(clone, 'commit', '--quiet', '-m', 'From elsewhere')
  runGit(clone, 'push', '--quiet')
  return clone
}

/** Someone else publishes a text; returns the commit. */
async function elsewhere(from: string, to: string): Promise<string> {
  return runGit(await changeElsewhere((clone) => change(clone, from, to)), 'rev-parse', 'HEAD')
}

/** The commit that was published before the test. */
function publishedBefore(): string {
  return runGit(published, 'rev-parse', 'main')
}

/** The published file, and the messages of all commits, the newest first. */
function publishedNow() {
  return {
    page: JSON.parse(runGit(bare, 'show', `main:${file}`)),
    messages: runGit(bare, 'log', '--format=%B', '--no-merges', 'main').split('\n\n'),
  }
}

/** The changes that can be published now, as a buyer reads them; undefined if there are none. */
async function readyChanges(): Promise<string | undefined> {
  const { changes } = await unpublishedChanges(root)
  return changes && formatChanges(changes)
}

async function page() {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'))
}

describe('publishing', () => {
  it('commits only what is saved, with a message in a buyer’s words, and pushes it', async () => {
    expect(await readyChanges()).toBeUndefined()
    await change(root, 'Screws', 'Bolts')
    await apply(root, { file: 'public/pictures/roof.jpg', picture: { width: 1700, height: 900 } })
    await writeFile(path.join(root, 'notes.txt'), 'second\n')
    runGit(root, 'add', 'notes.txt')
    const changes = await readyChanges()
    expect(changes).toContain('Screws → Bolts')
    expect(changes).toContain('roof.jpg: the old picture → a new picture')
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page.heading).toBe('Bolts')
    expect(publishedNow().messages[0]).toContain('Screws → Bolts')
    const changed = runGit(bare, 'show', '--name-only', '--format=', 'main').split('\n')
    expect(changed).toEqual([file, 'public/pictures/roof.jpg'])
    expect(runGit(root, 'status', '--porcelain')).toBe('M  notes.txt')
    expect(await readyChanges()).toBeUndefined()
  })

  /** Makes a new page that nobody has written yet, in the files that name it. */
  async function halfWrittenPage(folder = root): Promise<void> {
    const files = await readFolder(folder)
    const { changed } = requireSuccess(newPage(files, 'Nail', 'StructureMaterial'))
    for (const [name, text] of changed) await writeFile(path.join(folder, name), String(text))
  }
  const nail = 'data/pages/Nail.json'
  const nailSummary = 'Nails for every roof. Ask for sizes and the price.'

  /** Writes the sentence of the new page. */
  async function writeNail(folder: string): Promise<void> {
    const place = path.join(folder, nail)
    const page = JSON.parse(await readFile(place, 'utf8'))
    await writeFile(place, JSON.stringify({ ...page, summary: nailSummary }, null, 2))
  }
  const drafts = [' M data/categories.json', ' M data/routes.json', '?? data/pages/Nail.json']

  it('leaves a half-written page in the folder, and publishes the rest without it', async () => {
    await change(root, 'Screws', 'Bolts')
    await halfWrittenPage()
    const found = await unpublishedChanges(root)
    const changes = await readyChanges()
    expect(changes).toContain('Screws → Bolts')
    expect(changes).not.toContain('Nail')
    expect(found.drafts).toMatchObject([
      { file: 'data/pages/Nail.json', problems: [{ pointer: '/summary', isUnwritten: true }] },
    ])
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page.heading).toBe('Bolts')
    const changed = runGit(bare, 'show', '--name-only', '--format=', 'main').split('\n')
    expect(changed).toEqual([file])
    expect(
      runGit(root, 'status', '--porcelain')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(drafts.map((line) => line.trim()))
    expect(await readyChanges()).toBeUndefined()
    // Once it is written, it goes along with its place in the menus.
    await writeNail(root)
    expect(await publish(root, {})).toEqual([])
    expect(runGit(bare, 'show', 'main:data/routes.json')).toContain('/Nail')
    expect(runGit(root, 'status', '--porcelain')).toBe('')
  })

  /** Publishes in a process of its own, which is killed before or after a command of git. */
  function publishUntil(moment: 'before' | 'after', command: string, choices: object): void {
    const programs = path.join(root, '.git/programs')
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
    const kill = 'kill -9 $PPID; exit 1'
    const lines = [
      '#!/bin/sh',
      `case "$*" in "${command}"*) ${moment === 'before' ? kill : `'${real}' "$@"; ${kill}`};; esac`,
      `exec '${real}' "$@"`,
    ]
    mkdirSync(programs, { recursive: true })
    writeFileSync(path.join(programs, 'git'), lines.join('\n'), { mode: 0o755 })
    const code = `
      import { publish } from ${JSON.stringify(path.resolve('src/editor/disk/publish.ts'))}
      await publish(${JSON.stringify(root)}, ${JSON.stringify(choices)})`
    const { signal } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', code],
      { env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH}` } },
    )
    expect(signal).toBe('SIGKILL')
  }

  it.each([
    ['after', 'read-tree -m'],
    ['before', 'reset --quiet --soft'],
    ['after', 'reset --quiet --soft'],
    ['after', 'reset --quiet --'],
  ] as const)(
    'loses no page if the program ends %s “git %s”, while drafts are merged',
    async (moment, command) => {
      const menus = 'data/categories.json'
      await change(root, 'Screws', 'Bolts')
      await halfWrittenPage()
      await apply(root, { file: menus, find: '"Frames"', replace: '"To be written: Frames"' })
      const mine = await readFile(path.join(root, nail), 'utf8')
      await changeElsewhere(async (clone) => {
        await halfWrittenPage(clone)
        await writeNail(clone)
        await apply(clone, { file: menus, find: '"name": "Screws"', replace: '"name": "Theirs"' })
      })
      const asked = await publish(root, {})
      expect(asked.map((one) => one.file)).toContain(nail)
      const choices = Object.fromEntries(asked.map((one) => [choiceKey(one), 'mine' as const]))
      publishUntil(moment, command, choices)
      expect(JSON.parse(await readFile(path.join(root, nail), 'utf8'))).toEqual(JSON.parse(mine))

      expect(await publish(root, choices)).toEqual([])
      expect(JSON.parse(await readFile(path.join(root, nail), 'utf8'))).toEqual(JSON.parse(mine))
      const here = await readFile(path.join(root, menus), 'utf8')
      expect(here).toContain('To be written: Frames')
      expect(here).toContain('"Theirs"')
      expect(publishedNow().page.heading).toBe('Bolts')
      expect(runGit(bare, 'show', `main:${nail}`)).toContain(nailSummary)
      expect(runGit(bare, 'show', `main:${menus}`)).toContain('"Theirs"')
    },
  )

  /** A hook of the repository. */
  function addHook(name: string, ...lines: string[]): Promise<void> {
    const text = ['#!/bin/sh', ...lines, ''].join('\n')
    return writeFile(path.join(root, '.git/hooks', name), text, { mode: 0o755 })
  }

  it.each([
    'git add --all',
    'git add --all .',
    'git add data',
    'cd "$(git rev-parse --show-toplevel)" && git add --all',
  ])('leaves drafts out of the commit, although a hook runs “%s”', async (line) => {
    await change(root, 'Screws', 'Bolts')
    await halfWrittenPage()
    const before = await readTexts(root)
    await addHook('pre-commit', line)
    expect(await publish(root, {})).toEqual([])
    const changed = runGit(bare, 'diff', '--name-only', `${publishedBefore()}..main`).split('\n')
    expect(changed).toEqual([file])
    expect(await readTexts(root)).toEqual(before)
  })

  it.each(['a draft', 'no draft'])('runs a hook that needs a package: %s', async (drafts) => {
    mkdirSync(path.join(root, 'node_modules/linter'), { recursive: true })
    writeFileSync(path.join(root, 'node_modules/linter/index.js'), '')
    await change(root, 'Screws', 'Bolts')
    if (drafts === 'a draft') await halfWrittenPage()
    await addHook('pre-commit', `"${process.execPath}" -e "require('linter')"`, 'git add --all .')
    writeFileSync(path.join(root, '.git/info/exclude'), 'node_modules/\n')
    expect(await publish(root, {})).toEqual([])
    const changed = runGit(bare, 'diff', '--name-only', `${publishedBefore()}..main`).split('\n')
    expect(changed).toContain(file)
    expect(changed.filter((name) => name.includes('node_modules'))).toEqual([])
    expect(existsSync(path.join(root, 'node_modules/linter/index.js'))).toBe(true)
  })

  it.each([
    ['pre-commit', 'a draft'],
    ['pre-commit', 'no draft'],
    ['commit-msg', 'a draft'],
    ['prepare-commit-msg', 'no draft'],
    ['pre-push', 'a draft'],
    ['post-checkout', 'a draft'],
  ] as const)('shows what the hook %s says, and loses nothing: %s', async (name, drafts) => {
    await elsewhere(summary, 'Theirs.')
    await change(root, 'Screws', 'Bolts')
    if (drafts === 'a draft') await halfWrittenPage()
    const before = await readTexts(root)
    // Many hooks write to the standard output.
    await addHook(name, 'echo "Write the number of the order."', 'exit 1')
    await expect(publish(root, {})).rejects.toThrow('Write the number of the order.')
    expect(publishedNow().page.heading).toBe('Screws')
    expect((await page()).heading).toBe('Bolts')
    expect((await readTexts(root)).get(nail)).toBe(before.get(nail))
    expect(runGit(root, 'worktree', 'list').split('\n')).toHaveLength(1)
    await rm(path.join(root, '.git/hooks', name))
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page).toMatchObject({ heading: 'Bolts', summary: 'Theirs.' })
    expect((await readTexts(root)).get(nail)).toBe(before.get(nail))
  })

  it('publishes after a failure what it has committed, although only a draft is left', async () => {
    await change(root, 'Screws', 'Bolts')
    await halfWrittenPage()
    await refuse('Not now.')
    await expect(publish(root, {})).rejects.toThrow('Not now.')
    expect(await readyChanges()).toContain('Screws → Bolts')
    await rm(path.join(bare, 'hooks/pre-receive'))
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page.heading).toBe('Bolts')
    expect(await readyChanges()).toBeUndefined()
  })

  it('publishes what was chosen, although only a draft is left', async () => {
    await elsewhere('Screws', 'Nails')
    await change(root, 'Screws', 'Bolts')
    await halfWrittenPage()
    expect(await publish(root, {})).toHaveLength(1)
    expect(await publish(root, { [choiceKey({ file, pointer: '/heading' })]: 'mine' })).toEqual([])
    expect(publishedNow().page.heading).toBe('Bolts')
  })

  it('neither deletes nor publishes hidden files while there is a draft', async () => {
    const hidden = 'data/.hidden'
    await writeFile(path.join(root, hidden), 'first\n')
    runGit(root, 'add', hidden)
    runGit(root, 'commit', '--quiet', '-m', 'A hidden file')
    runGit(root, 'push', '--quiet', 'origin', 'main')
    await writeFile(path.join(root, hidden), 'second\n')
    await writeFile(path.join(root, 'data/.new'), 'new\n')
    await change(root, 'Screws', 'Bolts')
    await halfWrittenPage()
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page.heading).toBe('Bolts')
    expect(runGit(bare, 'show', `main:${hidden}`)).toBe('first')
    expect(await readFile(path.join(root, hidden), 'utf8')).toBe('second\n')
  })

  it('keeps a draft in a file that someone else has changed too, and takes their change over', async () => {
    const menus = 'data/categories.json'
    const theirs = { file: menus, find: '"name": "Screws"', replace: '"name": "Their screws"' }
    await changeElsewhere((clone) => apply(clone, theirs))
    await change(root, 'Screws', 'Bolts')
    await apply(root, { file: menus, find: '"Frames"', replace: '"To be written: Frames"' })
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page.heading).toBe('Bolts')
    const here = await readFile(path.join(root, menus), 'utf8')
    expect(here).toContain('To be written')
    expect(here).toContain('Their screws')
    const published = runGit(bare, 'show', `main:${menus}`)
    expect(published).not.toContain('To be written')
    expect(published).toContain('Their screws')
    expect(runGit(root, 'status', '--porcelain').trim()).toBe(`M ${menus}`)
  })

  it.each([
    ['mine', 'To be written: Frames'],
    ['theirs', 'Their frames'],
  ] as const)(
    'asks for a choice if a draft changes the same place as someone else: %s',
    async (whose, kept) => {
      const menus = 'data/categories.json'
      const theirs = { file: menus, find: '"Frames"', replace: '"Their frames"' }
      await changeElsewhere((clone) => apply(clone, theirs))
      await change(root, 'Screws', 'Bolts')
      await apply(root, { file: menus, find: '"Frames"', replace: '"To be written: Frames"' })
      const [asked, ...more] = await publish(root, {})
      expect(more).toEqual([])
      expect(asked).toMatchObject({ file: menus, sides: { theirs: ['Their frames'] } })
      expect(await readFile(path.join(root, menus), 'utf8')).toContain('To be written: Frames')
      const choices = { [`${menus}#${asked?.pointer}`]: whose }
      expect(await publish(root, choices)).toEqual([])
      expect(publishedNow().page.heading).toBe('Bolts')
      expect(await readFile(path.join(root, menus), 'utf8')).toContain(`"${kept}"`)
      expect(runGit(bare, 'show', `main:${menus}`)).toContain('Their frames')
    },
  )

  it.each(['mine', 'theirs'] as const)(
    'asks which picture stays if the draft of one has been replaced by someone else: %s',
    async (whose) => {
      const place = 'public/pictures/roof.jpg'
      const replace = (folder: string, width: number) =>
        apply(folder, { file: place, picture: { width, height: 500 } })
      const clone = await changeElsewhere((clone) =>
        apply(clone, { file: place, picture: { width: 1800, height: 900 } }),
      )
      await change(root, 'Screws', 'Bolts')
      // Too small for its place: it stays a draft.
      await replace(root, 300)
      expect((await unpublishedChanges(root)).drafts).toMatchObject([{ file: place }])
      const hashes = {
        mine: runGit(root, 'hash-object', place),
        theirs: runGit(clone, 'hash-object', place),
      }
      const [asked, ...more] = await publish(root, {})
      expect(more).toEqual([])
      expect(asked).toMatchObject({ file: place, pictures: hashes })
      expect(await publish(root, { [choiceKey({ file: place, pointer: '' })]: whose })).toEqual([])
      expect(runGit(root, 'hash-object', place)).toBe(hashes[whose])
      expect(runGit(bare, 'rev-parse', `main:${place}`)).toBe(hashes.theirs)
      expect(publishedNow().page.heading).toBe('Bolts')
    },
  )

  it('merges with what someone else has published, field by field', async () => {
    const theirs = await elsewhere(summary, 'From elsewhere.')
    await change(root, 'Screws', 'Bolts')
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page).toMatchObject({ heading: 'Bolts', summary: 'From elsewhere.' })
    expect(await page()).toEqual(publishedNow().page)
    runGit(bare, 'merge-base', '--is-ancestor', theirs, 'main')
    expect(runGit(root, 'worktree', 'list').split('\n')).toHaveLength(1)
  })

  it.each([
    ['mine', 'Bolts'],
    ['theirs', 'Nails'],
  ] as const)('asks for a choice if both have changed the same: %s', async (whose, heading) => {
    const theirs = await elsewhere('Screws', 'Nails')
    await change(root, 'Screws', 'Bolts')
    await change(root, summary, 'Ours.')
    const [asked, ...more] = await publish(root, {})
    expect(asked).toMatchObject({
      file,
      pointer: '/heading',
      label: 'Heading',
      sides: { mine: ['Bolts'], theirs: ['Nails'] },
      changedOn: expect.stringMatching(/^\d{4}-/),
    })
    expect(more).toEqual([])
    expect(runGit(bare, 'rev-parse', 'main')).toBe(theirs)
    expect(await page()).toMatchObject({ heading: 'Bolts', summary: 'Ours.' })
    expect(await publish(root, { [choiceKey({ file, pointer: '/heading' })]: whose })).toEqual([])
    expect(publishedNow().page).toMatchObject({ heading, summary: 'Ours.' })
    runGit(bare, 'merge-base', '--is-ancestor', theirs, 'main')
  })

  it('publishes no translation of a text that was not chosen', async () => {
    const translation = 'data/gu/pages/Screw.json'
    const language = '"language": "en-IN",'
    const others = [{ key: 'gu', language: 'gu-IN', name: 'ગુજરાતી', published: false }]
    const words = { name: 'English', label: 'In', offer: 'In English too.', dismiss: 'Not now' }
    const all = JSON.stringify({ ...words, freshShare: 90, others })
    const languages = `${language} "languages": ${all},`
    const translate = async (folder: string, english: string) => {
      if (english !== 'Screws') await change(folder, 'Screws', english)
      else await apply(folder, { file: 'data/site.json', find: language, replace: languages })
      mkdirSync(path.join(folder, path.dirname(translation)), { recursive: true })
      await writeFile(
        path.join(folder, translation),
        `${JSON.stringify({ [english]: 'સ્ક્રૂ' }, null, 2)}\n`,
      )
    }
    await changeElsewhere((clone) => translate(clone, 'Screws'))
    runGit(root, 'pull', '--quiet', 'origin', 'main')
    await changeElsewhere((clone) => translate(clone, 'Nails'))
    await translate(root, 'Bolts')
    expect(await publish(root, {})).toMatchObject([{ file, pointer: '/heading' }])
    expect(await publish(root, { [choiceKey({ file, pointer: '/heading' })]: 'mine' })).toEqual([])
    const published = JSON.parse(runGit(bare, 'show', `main:${translation}`))
    expect(published).toMatchObject({ Bolts: 'સ્ક્રૂ' })
    expect(published).not.toHaveProperty('Nails')
  })

  it.each([
    ['mine', 'mine.jpg'],
    ['theirs', 'theirs.jpg'],
  ] as const)('asks which picture stays if both have replaced it: %s', async (whose, kept) => {
    const pictures = { 'mine.jpg': 1700, 'theirs.jpg': 1800 }
    const place = 'public/pictures/roof.jpg'
    const replace = (folder: string, width: number) =>
      apply(folder, { file: place, picture: { width, height: 900 } })
    await replace(root, pictures['mine.jpg'])
    const clone = await changeElsewhere((clone) => replace(clone, pictures['theirs.jpg']))
    const hashes = [root, clone].map((folder) => runGit(folder, 'hash-object', place))
    const [asked, ...more] = await publish(root, {})
    expect(more).toEqual([])
    expect(asked?.pictures).toEqual({ mine: hashes[0], theirs: hashes[1] })
    const key = choiceKey({ file: place, pointer: '' })
    expect(await publish(root, { [key]: whose })).toEqual([])
    const published = runGit(bare, 'rev-parse', `main:${place}`)
    expect(published).toBe(hashes[kept === 'mine.jpg' ? 0 : 1])
  })

  it.each([
    ['mine', true],
    ['theirs', false],
  ] as const)(
    'asks whether a picture stays that somebody has deleted: %s',
    async (whose, stays) => {
      const place = 'public/pictures/roof.jpg'
      await changeElsewhere((clone) => apply(clone, { file: place, remove: true }))
      await apply(root, { file: place, picture: { width: 1700, height: 900 } })
      const [asked] = await publish(root, {})
      expect(asked?.pictures).toEqual({ mine: runGit(root, 'hash-object', place) })
      const key = choiceKey({ file: place, pointer: '' })
      const publishing = publish(root, { [key]: whose })
      // Pages still show it: the check says so before anything is published.
      if (stays) expect(await publishing).toEqual([])
      else await expect(publishing).rejects.toThrow('roof.jpg')
    },
  )

  it('publishes the entries that both have added to a list, if that is chosen', async () => {
    const list = 'data/pages/Ridgedsheet.json'
    const find = '"Ridged sheets are rolled from coil."'
    const add = (folder: string, text: string) =>
      apply(folder, { file: list, find, replace: `${find}, "${text}"` })
    await changeElsewhere((clone) => add(clone, 'They are light.'))
    await add(root, 'They are painted.')
    const [asked] = await publish(root, {})
    const added = ['They are light.', 'They are painted.']
    expect(asked?.sides.both?.slice(1)).toEqual(added)
    const key = choiceKey({ file: list, pointer: '/description' })
    expect(await publish(root, { [key]: 'both' })).toEqual([])
    const published = JSON.parse(runGit(bare, 'show', `main:${list}`))
    expect(published.description.slice(1)).toEqual(added)
  })

  describe('with a page that is renamed by case alone, on a disk that ignores case,', () => {
    const renamed = 'data/pages/SCREW.json'

    async function renameByCase(folder: string): Promise<void> {
      await rename(path.join(folder, file), path.join(folder, renamed))
      for (const name of ['routes', 'categories', 'aliases']) {
        await apply(folder, { file: `data/${name}.json`, find: '"/Screw"', replace: '"/SCREW"' })
      }
    }

    beforeEach(() => void runGit(root, 'config', 'core.ignorecase', 'true'))

    /** The files that git sees as changed, after the page was published under its new name alone. */
    async function leftAfterPublishing(): Promise<string> {
      expect(await publish(root, {})).toEqual([])
      const files = runGit(bare, 'ls-tree', '-r', '--name-only', 'main', 'data/pages').split('\n')
      expect(files).toContain(renamed)
      expect(files).not.toContain(file)
      return runGit(root, 'status', '--porcelain', '--untracked-files=all')
    }

    it('publishes it', async () => {
      await renameByCase(root)
      expect(await readyChanges()).toContain('/SCREW')
      expect(await leftAfterPublishing()).toBe('')
    })

    it('publishes it, but not a draft beside it', async () => {
      await renameByCase(root)
      const draft = 'data/pages/Flatsheet.json'
      await apply(root, { file: draft, find: '"summary"', replace: '"sumary"' })
      expect(await leftAfterPublishing()).toBe(`M ${draft}`)
    })

    it('publishes what somebody else has renamed', async () => {
      await changeElsewhere(renameByCase)
      const find = '"summary": "'
      await apply(root, { file: 'data/pages/Flatsheet.json', find, replace: `${find}New. ` })
      expect(await leftAfterPublishing()).toBe('')
    })
  })

  it.each([
    ['merge.ff', 'only'],
    ['rerere.enabled', 'true'],
    ['core.safecrlf', 'true'],
    ['color.ui', 'always'],
    ['commit.cleanup', 'scissors'],
    ['merge.ff', 'false'],
    ['pull.rebase', 'true'],
    ['commit.gpgsign', 'false'],
    ['merge.conflictStyle', 'diff3'],
  ])('merges if git is configured with %s=%s', async (name, value) => {
    runGit(root, 'config', name, value)
    await elsewhere(summary, 'From elsewhere.')
    await change(root, 'Screws', 'Bolts')
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page).toMatchObject({ heading: 'Bolts', summary: 'From elsewhere.' })
  })

  it('runs its steps in the folder apart from those that wait for the network', async () => {
    await change(root, 'Screws', 'Bolts')
    let busy = 0
    const commits: string[] = []
    await publish(root, {}, async (step) => {
      busy += 1
      expect(busy, 'steps at the same time').toBe(1)
      commits.push(runGit(root, 'log', '-1', '--format=%s'))
      const found = await step()
      commits.push(runGit(root, 'log', '-1', '--format=%s'))
      busy -= 1
      return found
    })
    expect(commits[0]).toBe('All there is')
    expect(commits[1]).toBe('Bolts: Heading: Screws → Bolts')
    expect(publishedNow().page.heading).toBe('Bolts')
  })

  it('tries again if someone else is first at the last moment', async () => {
    const theirs = await elsewhere(summary, 'Theirs.')
    const [before] = runGit(bare, 'rev-list', 'main~1', '-1').split('\n')
    runGit(bare, 'update-ref', 'refs/heads/main', before ?? '')
    runGit(bare, 'update-ref', 'refs/kept', theirs)
    // It runs when the push has found the place as it was, and before it puts anything there.
    const hook = `#!/bin/sh\ngit --git-dir='${bare}' update-ref refs/heads/main ${theirs}\nrm "$0"\n`
    await writeFile(path.join(root, '.git/hooks/pre-push'), hook, { mode: 0o755 })
    await change(root, 'Screws', 'Bolts')
    expect(await publish(root, {})).toEqual([])
    expect(publishedNow().page).toMatchObject({ heading: 'Bolts', summary: 'Theirs.' })
  })

  it.each([
    ['https://github.com/owner/catalogue.git', 'owner/catalogue'],
    ['https://somebody@github.com/owner/catalogue', 'owner/catalogue'],
    ['git@github.com:owner/catalogue.git', 'owner/catalogue'],
    ['ssh://git@github.com/owner/catalogue.git', 'owner/catalogue'],
    ['https://example.com/github.com/owner/catalogue.git', undefined],
    ['https://github.com.example.com/owner/catalogue.git', undefined],
  ])('knows the repository on GitHub by its address: %s', async (address, repository) => {
    runGit(root, 'remote', 'set-url', 'origin', address)
    expect(await lastPublished(root)).toMatchObject({
      branch: 'main',
      commit: runGit(root, 'rev-parse', 'HEAD'),
      repository,
    })
  })

  /** The server refuses every push, with these words. */
  function refuse(said: string): Promise<void> {
    const hook = `#!/bin/sh\necho '${said}' >&2\nexit 1\n`
    return writeFile(path.join(bare, 'hooks/pre-receive'), hook, { mode: 0o755 })
  }

  const refusals: [string, string, () => Promise<unknown>][] = [
    [
      'no program of git',
      editorWords.noGitProgram,
      async () => vi.stubEnv('PATH', path.join(root, 'nothing')),
    ],
    ['no git', editorWords.noGit, () => rm(path.join(root, '.git'), { recursive: true })],
    [
      'no place to publish to',
      editorWords.noRemote,
      async () => runGit(root, 'remote', 'remove', 'origin'),
    ],
    [
      'no branch',
      editorWords.noBranch,
      async () => runGit(root, 'checkout', '--quiet', '--detach'),
    ],
    [
      'no network',
      editorWords.remoteUnreachable,
      async () => runGit(root, 'remote', 'set-url', 'origin', 'git://127.0.0.1:1/catalogue.git'),
    ],
    ['no repository', editorWords.git.noRepository, () => rm(bare, { recursive: true })],
    [
      'something wrong',
      editorWords.fixBeforePublishing(''),
      () => apply(root, { file, find: '"kind"', replace: '"knd"' }),
    ],
    ['a server that takes nothing', 'Ask the owner.', () => refuse('Ask the owner.')],
    [
      'a protected branch',
      editorWords.protectedBranch('').trim(),
      () => refuse('error: GH006: Protected branch update failed for refs/heads/main.'),
    ],
  ]
  it.each(refusals)(
    'explains the refusal if there is %s, and changes nothing',
    async (_what, why, make) => {
      await change(root, 'Screws', 'Bolts')
      await make()
      const before = await readTexts(root)
      await expect(publish(root, {})).rejects.toThrow(why)
      expect(await readTexts(root)).toEqual(before)
    },
  )
})
