import { cp, lstat, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SharedData } from '../../src/pages/dataFiles.ts'
import type { PageOf } from '../../src/pages/pageSchemas.ts'
import { emptyFolder } from '../check/fixture.ts'
import { catalogueFolder } from '../helpers/folders.ts'

/** The contents of the files of `data/`, by their names. */
type Files = SharedData & Pick<PageOf, 'home' | 'about' | 'contact' | 'find'>

/** A file of `data/pages/`. */
export type SlugPage = PageOf['full' | 'placeholder']

/** A copy of the frozen catalogue that an edit may change. */
export class CatalogueCopy {
  readonly root: string
  private constructor(root: string) {
    this.root = root
  }

  /** @param from the folder that holds the catalogue; left out: the frozen one's */
  static async make(from = catalogueFolder): Promise<CatalogueCopy> {
    const root = await emptyFolder()
    await cp(path.join(from, 'data'), path.join(root, 'data'), { recursive: true })
    await symlink(path.resolve(from, 'public'), path.join(root, 'public'))
    return new CatalogueCopy(root)
  }

  /** Copies the pictures too, for an edit that deletes some. */
  async ownPictures(): Promise<void> {
    const folder = path.join(this.root, 'public')
    if (!(await lstat(folder)).isSymbolicLink()) return
    await rm(folder)
    await cp(path.join(catalogueFolder, 'public'), folder, {
      recursive: true,
      preserveTimestamps: true,
    })
  }

  private file(name: string): string {
    return path.join(this.root, 'data', `${name}.json`)
  }

  private async read<T>(name: string): Promise<T> {
    return JSON.parse(await readFile(this.file(name), 'utf8'))
  }

  private async write(name: string, value: unknown): Promise<void> {
    await writeFile(this.file(name), `${JSON.stringify(value, null, 2)}\n`)
  }

  /** Changes one of the files of which there is one. */
  async change<N extends keyof Files>(name: N, edit: (value: Files[N]) => void): Promise<void> {
    const value = await this.read<Files[N]>(name)
    edit(value)
    await this.write(name, value)
  }

  get<N extends keyof Files>(name: N): Promise<Files[N]> {
    return this.read(name)
  }

  page(slug: string): Promise<SlugPage> {
    return this.read(`pages/${slug}`)
  }

  async putPage(slug: string, page: SlugPage): Promise<void> {
    await this.write(`pages/${slug}`, { $schema: '../schema/page.schema.json', ...page })
  }

  /** Removes a page, also from the list of sources. */
  async dropPage(slug: string): Promise<void> {
    await rm(this.file(`pages/${slug}`))
    await this.dropSources((entry) => entry.file === `data/pages/${slug}.json`)
  }

  /** Removes entries from the list of sources. */
  async dropSources(
    is: (entry: SharedData['sources']['entries'][number]) => boolean,
  ): Promise<void> {
    await this.change('sources', (list) => {
      list.entries = list.entries.filter((entry) => !is(entry))
    })
  }
}
