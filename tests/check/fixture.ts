import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { AboutPage } from '../../src/pages/about/shape.ts'
import { ContactPage } from '../../src/pages/contact/shape.ts'
import { HomePage } from '../../src/pages/home/shape.ts'
import { Site } from '../../src/shape/site.ts'
import { sample } from './sample.ts'

/** A change to a whole registry. */
export type Edit =
  | { file: string; find: string; replace: string }
  | { file: string; text: string; encoding?: 'utf16le' | 'latin1' }
  | { file: string; remove: true }
  | { file: string; folder: true }
  | {
      file: string
      picture: {
        width: number
        height: number
        format?: 'jpeg' | 'png' | 'webp'
        turned?: true
        cut?: true
      }
    }

const made: string[] = []
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true })
})

/** A new empty folder that is gone after the tests. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  made.push(folder)
  return folder
}

const cards = [
  ...[...'ABCDEFGHIJKLM'].map((letter) => ({ path: `/Card${letter}`, picture: 'clip.webp' })),
  { path: '/RidgedSheet', picture: 'ridged-2.jpg' },
  { path: '/Flatsheet', picture: 'flat.png' },
  { path: '/Screw', picture: 'clip.webp' },
]

function asFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('no fields')
  return { ...value }
}

async function writeSample(root: string, name: string, fields: object): Promise<void> {
  const value = { $schema: `./schema/${name}.schema.json`, ...fields }
  await writeFile(path.join(root, 'data', `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)
}

async function makeWhole(): Promise<string> {
  const root = await emptyFolder()
  await cp('tests/fixtures/whole', root, { recursive: true })
  await writeSample(root, 'site', asFields(sample(Site)))
  await writeSample(root, 'contact', asFields(sample(ContactPage)))
  const home = asFields(sample(HomePage))
  home.hero = { ...asFields(home.hero), picture: 'roof.jpg' }
  home.products = {
    ...asFields(home.products),
    cards: cards.map((card) => ({ ...card, title: 'Sheets' })),
  }
  await writeSample(root, 'home', home)
  const about = asFields(sample(AboutPage))
  const topics = AboutPage.shape.sections.element.shape.topic.options
  const [section] = Array.isArray(about.sections) ? about.sections : []
  about.sections = topics.map((topic) => ({ ...asFields(section), topic }))
  await writeSample(root, 'about', about)
  await mkdir(path.join(root, 'public/pictures'), { recursive: true })
  for (const name of ['ridged.jpg', 'ridged-2.jpg', 'flat.png', 'clip.webp', 'roof.jpg']) {
    await makePicture(path.join(root, 'public/pictures', name), { width: 1600, height: 900 })
  }
  return root
}

async function makePicture(
  file: string,
  { width, height, format, turned, cut }: Extract<Edit, { picture: object }>['picture'],
): Promise<void> {
  const endings = { '.jpg': 'jpeg', '.png': 'png', '.webp': 'webp' } as const
  const ending = Object.entries(endings).find(([end]) => file.endsWith(end))?.[1]
  let picture = sharp({ create: { width, height, channels: 3, background: '#446688' } })
  if (turned) picture = picture.withMetadata({ orientation: 6 })
  const bytes = await picture.toFormat(format ?? ending ?? 'jpeg').toBuffer()
  await writeFile(file, cut ? bytes.subarray(0, bytes.length / 2) : bytes)
}

let whole: Promise<string> | undefined

/** A folder with a small whole registry, changed by the edits. */
export async function makeRegistry(edits: readonly Edit[] = []): Promise<string> {
  whole ??= makeWhole()
  const root = await emptyFolder()
  await cp(path.join(await whole, 'data'), path.join(root, 'data'), { recursive: true })
  const pictures = path.join(await whole, 'public')
  // Untouched pictures are shared, so that the check looks at them once.
  if (edits.some(({ file }) => file.startsWith('public/'))) {
    await cp(pictures, path.join(root, 'public'), { recursive: true, preserveTimestamps: true })
  } else await symlink(pictures, path.join(root, 'public'))
  for (const edit of edits) await apply(root, edit)
  return root
}

/** Makes one change to a registry. */
export async function apply(root: string, edit: Edit): Promise<void> {
  const file = path.join(root, edit.file)
  if ('remove' in edit) await rm(file, { recursive: true })
  else if ('folder' in edit) {
    await rm(file, { recursive: true, force: true })
    await mkdir(file)
  } else if ('picture' in edit) await makePicture(file, edit.picture)
  else if ('text' in edit) await writeFile(file, Buffer.from(edit.text, edit.encoding ?? 'utf8'))
  else {
    const before = await readFile(file, 'utf8')
    if (before.split(edit.find).length !== 2) {
      throw new Error(`${JSON.stringify(edit.find)} does not stand once in ${edit.file}`)
    }
    await writeFile(
      file,
      before.replace(edit.find, () => edit.replace),
    )
  }
}
