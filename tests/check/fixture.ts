import { cp, mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { Site } from '../../src/catalogue/schemas/site.ts'
import { AboutPage } from '../../src/pages/about/schema.ts'
import { ComparePage } from '../../src/pages/compare/schema.ts'
import { ContactPage } from '../../src/pages/contact/schema.ts'
import { FindPage } from '../../src/pages/find/schema.ts'
import { HomePage } from '../../src/pages/home/schema.ts'
import { ListPage } from '../../src/pages/list/schema.ts'
import { PrivacyPage } from '../../src/pages/privacy/schema.ts'
import { sample } from './sample.ts'

/** A change to a catalogue without problems. */
export type FixtureEdit =
  | { file: string; find: string; replace: string }
  | { file: string; text: string; encoding?: 'utf16le' | 'latin1' }
  | { file: string; remove: true }
  | { file: string; copy: string }
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

/** A new empty folder that is removed after the tests. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'check-'))
}

/** The files made of the schemas' examples: they need no change here when a schema gets a field. */
export const sampledFiles = {
  site: Site,
  about: AboutPage,
  contact: ContactPage,
  home: HomePage,
  compare: ComparePage,
  find: FindPage,
  list: ListPage,
  privacy: PrivacyPage,
}

const cards = [
  { path: '/CardA', title: 'Clip sheets', picture: 'clip.webp' },
  { path: '/CardB', title: 'Screws', picture: 'clip.webp' },
  { path: '/RidgedSheet', title: 'Ridged sheets', picture: 'ridged-2.jpg' },
  { path: '/Flatsheet', title: 'Flat sheets', picture: 'flat.png' },
]

async function makeWhole(): Promise<string> {
  const root = await emptyFolder()
  await cp('tests/fixtures/whole', root, { recursive: true })
  for (const [name, schema] of Object.entries(sampledFiles)) {
    const value = { $schema: `./schema/${name}.schema.json`, ...schema.parse(sample(schema)) }
    if ('summary' in value) value.summary = `${name}: ${value.summary}`
    if ('hero' in value) {
      value.hero.picture = 'roof.jpg'
      value.photographs.items = []
      Object.assign(value.products, { cards })
    }
    await writeFile(path.join(root, 'data', `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)
  }
  await mkdir(path.join(root, 'public/pictures'), { recursive: true })
  for (const name of ['ridged.jpg', 'ridged-2.jpg', 'flat.png', 'clip.webp', 'roof.jpg']) {
    await makePicture(path.join(root, 'public/pictures', name), { width: 1600, height: 900 })
  }
  return root
}

/** Writes a picture of one colour. */
export async function makePicture(
  file: string,
  { width, height, format, turned, cut }: Extract<FixtureEdit, { picture: object }>['picture'],
): Promise<void> {
  let picture = sharp({ create: { width, height, channels: 3, background: '#446688' } })
  if (turned) picture = picture.withMetadata({ orientation: 6 })
  if (format) picture = picture.toFormat(format)
  const { size } = await picture.toFile(file)
  if (cut) await truncate(file, Math.floor(size / 2))
}

let whole: Promise<string> | undefined

/** A folder with a small catalogue without problems, changed by the edits. */
export async function makeRegistry(edits: readonly FixtureEdit[] = []): Promise<string> {
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

/** Makes one change to a catalogue on the disk. */
export async function apply(root: string, edit: FixtureEdit): Promise<void> {
  const file = path.join(root, edit.file)
  if ('remove' in edit) await rm(file, { recursive: true })
  else if ('copy' in edit) await cp(path.join(root, edit.copy), file)
  else if ('folder' in edit) {
    await rm(file, { recursive: true, force: true })
    await mkdir(file)
  } else if ('picture' in edit) await makePicture(file, edit.picture)
  else if ('text' in edit) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(edit.text, edit.encoding ?? 'utf8'))
  } else {
    const before = await readFile(file, 'utf8')
    if (before.split(edit.find).length !== 2) {
      throw new Error(`${JSON.stringify(edit.find)} does not occur exactly once in ${edit.file}`)
    }
    await writeFile(
      file,
      before.replace(edit.find, () => edit.replace),
    )
  }
}
