import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Site } from '../catalogue/schemas/site.ts'
import type { SiteAddresses } from './addresses.ts'
import { plainError } from './disk/diskError.js'
import { filesIn, type SiteFiles, siteFiles } from './files.ts'
import { commonHead } from './head.ts'
import type { Effort } from './hosting/compress.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { offlineWorker, writeOfflineWorker } from './offline.ts'
import { readShells } from './pageShells.ts'
import { pictureFolder, writePictures } from './pictures.ts'
import type { SiteData } from './siteData.ts'
import { socialPictures, writeSocialPictures } from './socialPictures.ts'
import { readTokens, type Tokens } from './tokens.ts'
import { type ListedPage, writePages } from './writePages.ts'

/**
 * Up to here each page is made as small as possible, so that a home page in a script of three bytes a
 * letter comes with the server's first answer; beyond, a build would take minutes.
 */
const MOST_PAGES = 500

type Output = {
  /** The project's folder. */
  root: string
  /** The client's and the server's bundle. */
  bundles: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** An empty folder, which gets the site. */
  dist: string
  /** Where encoded pictures are stored between builds. */
  cache: string
}

/**
 * Writes every file of the site into an empty folder.
 * @returns how many pages there are
 */
export async function writeSite(site: SiteData, options: Output): Promise<number> {
  const { root, bundles, base, dist, cache } = options
  const { catalogue, addresses, sources, languages } = site
  const isLarge = Object.keys(catalogue.routes).length * languages.length > MOST_PAGES
  const effort: Effort = isLarge ? 'quick' : 'most'
  const files = siteFiles(dist, effort)
  const client = path.join(bundles, 'client')
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  copyScripts(client, manifest, files)
  const tokens = readTokens(await readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8'))
  const common = commonHead(addresses, tokens)
  const shells = await readShells(client, manifest, catalogue.site, common)

  await copyPublic(path.join(root, 'public'), files)
  files.put('manifest.webmanifest', webManifest(catalogue.site, addresses, tokens))
  const output = {
    ...{ files, dist, base, effort, manifest, shells },
    worker: path.join(bundles, 'server/worker.mjs'),
    template: await readFile(path.join(root, 'index.html'), 'utf8'),
  }
  const listed: ListedPage[] = []
  let count = 0
  for (const language of languages) {
    const social = socialPictures(language.catalogue, catalogue.site.name, site.pictures, tokens)
    const head = { language, languages, addresses, sources, social }
    const written = await writePages(language, head, output)
    count += written.count
    listed.push(...written.listed)
    const { address, file } = language.views.finderContents()
    files.put(address, JSON.stringify(file))
    // Of all languages: what differs is their alternative texts.
    if (language.key === undefined) await writeSocialPictures(social, tokens, files, cache)
  }
  await writeOfflineWorker(catalogue.site, manifest, { client, dist, files, addresses, languages })
  await writePictures(site.pictures.values(), files, cache)
  writeHosting(site, { files, base, listed })
  return count
}

/**
 * Copies the scripts and styles, which are compressed already; the offline worker gets its facts first.
 * @throws one sentence where one that the manifest names is missing
 */
function copyScripts(client: string, manifest: Manifest, files: SiteFiles): void {
  const names = filesIn(client)
  const needed = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    ...[file, ...css, ...assets],
  ])
  const missing = needed.find((file) => !names.includes(path.normalize(file)))
  if (missing !== undefined) {
    const place = path.join(client, missing)
    throw plainError(`${place} is missing: delete ${path.dirname(client)}, and build again`)
  }
  for (const name of names) {
    const isPrivate = name.startsWith('.vite') || name.startsWith(offlineWorker)
    if (!isPrivate) files.copy(name, path.join(client, name))
  }
}

/** Writes what is served as it lies in `public/`; the large sources of the pictures are of no use there. */
async function copyPublic(folder: string, files: SiteFiles): Promise<void> {
  for (const name of filesIn(folder)) {
    if (name.startsWith(pictureFolder + path.sep)) continue
    files.put(name, await readFile(path.join(folder, name)))
  }
}

/** The web manifest: what the site is called on a phone's home screen, and its icon there. */
function webManifest(site: Site, addresses: SiteAddresses, tokens: Tokens): string {
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
    background_color: tokens.paper.light,
    theme_color: tokens.paper.light,
    icons: [icon(192), icon(512)],
  })
}
