import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { type BuildFile, buildFileName } from '../catalogue/buildFile.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import type { SiteAddresses } from './addresses.ts'
import { bootFile } from './boot.ts'
import { type BrandColours, readBrand } from './brand.ts'
import { buildStep } from './buildStep.ts'
import { pruneCache } from './disk/cachedFile.ts'
import { writeEditor } from './editorFiles.ts'
import { commonHead } from './head.ts'
import type { CompressionEffort } from './hosting/compress.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { writeIcons } from './icons.ts'
import { offlineWorkerFile, writeOfflineWorker } from './offlineWorker.ts'
import { readNoticeParts, readPageShells } from './pageShells.ts'
import { pictureFolder, writePictures } from './pictures.ts'
import type { SiteData } from './siteData.ts'
import { filesIn, type SiteFiles, siteFiles } from './siteFiles.ts'
import { socialPictures, writeSocialPictures } from './socialPictures.ts'
import { type ListedPage, writePages } from './writePages.ts'

/**
 * Up to this number of pages, every page is compressed as far as possible, so that even a home page with
 * three bytes per letter fits into the server’s first round trip. 1,000 pages would take the processor a minute more.
 */
const MAX_SMALL_PAGES = 500

type Output = {
  /** The project's folder. */
  root: string
  /** The folder of the client's and the server's bundle. */
  bundles: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** The commit that the site is built from; undefined if it is not known. */
  commit: BuildFile | undefined
  /** The empty folder that the site is written into. */
  dist: string
  /** The folder that stores encoded pictures between builds. */
  cache: string
}

/**
 * Writes every file of the site into an empty folder.
 * @returns the number of pages
 */
export async function writeSite(site: SiteData, options: Output): Promise<number> {
  const { root, bundles, base, commit, dist, cache } = options
  const { catalogue, addresses, sources, languages } = site
  const pages = languages.reduce((sum, { views }) => sum + views.paths.length, 0)
  const isLarge = pages > MAX_SMALL_PAGES
  const effort: CompressionEffort = isLarge ? 'quick' : 'most'
  const files = siteFiles(dist, effort)
  const client = path.join(bundles, 'client')
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  await writeScripts(client, files)
  const brand = await readBrand(root)
  const common = commonHead(addresses, brand.colours)
  const notice = catalogue.site.notice && (await readNoticeParts(catalogue.site.notice, root))
  const shells = await readPageShells(client, manifest, catalogue.site, common, notice)

  await copyPublic(path.join(root, 'public'), files)
  await writeIcons(brand, files)
  await files.put('manifest.webmanifest', webManifest(catalogue.site, addresses, brand.colours))
  if (commit !== undefined) await files.put(buildFileName, JSON.stringify(commit))
  const output = {
    files,
    dist,
    base,
    manifest,
    shells,
    template: await readFile(path.join(root, 'index.html'), 'utf8'),
  }
  const listed: ListedPage[] = []
  let count = 0
  for (const language of languages) {
    await buildStep('finder', async () => {
      const contents = language.views.finderContents()
      for (const { address, file } of [contents, contents.indic]) {
        await files.put(address, JSON.stringify(file))
      }
    })
    const social = socialPictures(language.catalogue, catalogue.site.name, site.pictures, brand)
    const head = { language, languages, addresses, sources, social }
    const written = await buildStep('pages', () => writePages(head, output))
    count += written.count
    listed.push(...written.listed)
    // The languages share the pictures: only the alternative texts differ.
    if (language.key === undefined) {
      await buildStep('social pictures', () => writeSocialPictures(social, brand, files, cache))
    }
  }
  await writeOfflineWorker(catalogue.site, manifest, { client, dist, files, addresses, languages })
  await buildStep('pictures', () => writePictures(site.pictures.values(), files, cache))
  await pruneCache(cache)
  if (catalogue.site.editor) await writeEditor(root, bundles, files)
  await buildStep('hosting', () => writeHosting(site, { files, base, listed }))
  return count
}

/** The files of the bundle that are not served as they are. */
const privateFiles = ['.vite', bootFile, offlineWorkerFile]

/**
 * Writes the scripts and styles, as small as possible, but not the service worker, which is written with its facts.
 * @param client the folder of the client's bundle
 */
async function writeScripts(client: string, files: SiteFiles): Promise<void> {
  const names = filesIn(client).filter((name) => !privateFiles.some((own) => name.startsWith(own)))
  await Promise.all(
    names.map(async (name) => files.put(name, await readFile(path.join(client, name)), 'most')),
  )
}

/** Copies the files of `public/` that are served unchanged: all except the large sources of the pictures. */
async function copyPublic(folder: string, files: SiteFiles): Promise<void> {
  for (const name of filesIn(folder)) {
    if (name.startsWith(pictureFolder + path.sep)) continue
    await files.put(name, await readFile(path.join(folder, name)))
  }
}

/** The web manifest: name and icon on the home screen of a phone. */
function webManifest(site: Site, addresses: SiteAddresses, { paper }: BrandColours): string {
  const icon = (size: number) => ({
    src: addresses.inSite(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })
  return JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    lang: site.language,
    start_url: addresses.inSite('/'),
    scope: addresses.inSite('/'),
    display: 'browser',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [icon(192), icon(512)],
  })
}
