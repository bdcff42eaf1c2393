import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { declaredByAddress, layoutAddress } from '../model/catalogue/address.ts'
import { eachOf } from '../model/concurrency.ts'
import type { Settings } from './buildSite.ts'
import { chunksOf } from './chunks.ts'
import { filesIn, type SiteFiles, siteFiles, sweep, touched } from './files.ts'
import { commonHead, type HeadFacts, pageHead } from './head.ts'
import { finishHosting } from './hosting/finish.ts'
import { keptPages, stampCommon } from './keptPages.ts'
import { webManifest } from './manifest.ts'
import { finishOffline, offlinePage, offlineWorker } from './offline.ts'
import { readShells } from './pageShells.ts'
import { encoders, formats, makePicture, pictureFolder } from './pictures.ts'
import { makeAll } from './pool.ts'
import type { SiteData } from './siteData.ts'
import type { Snapshot } from './snapshot.ts'
import { finishSocialPictures, socialPictures } from './social.ts'
import { sourceStamps } from './sources.ts'
import { stamp, stampPage } from './stamp.ts'
import { readTokens } from './tokens.ts'
import type { Job } from './worker.ts'

type Output = Omit<Settings, 'cacheDir'> & {
  /** The folder of the client's and the server's bundle. */
  bundles: string
  /** Where pictures are kept between builds. */
  cache: string
  /** The built site as it is found. */
  found: Snapshot
}

/** Written last of all: the site is whole, and built for the base that stands in it. */
export const builtStamp = '.built'

/** What a build has come to. */
type Finished = {
  /** How many pages were made anew, and how many there are. */
  made: number
  all: number
  /** All files of the site, as `filesIn` tells them. */
  names: string[]
  /** When the last of them was written, in milliseconds since 1970. */
  ended: number
}

/** Writes every page, its data and its pictures into the built site. */
export async function finishSite(site: SiteData, output: Output): Promise<Finished> {
  const { root, dist, base, sweeps, bundles, found } = output
  const { catalogue, views } = site
  const client = path.join(bundles, 'client')
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  // Before anything in the built site is touched.
  const pages = keptPages(bundles, found, builtStamp)
  await rm(path.join(dist, builtStamp), { force: true })

  const files = siteFiles(dist)
  for (const name of filesIn(client)) {
    const own = name.startsWith('.vite') || name.startsWith(offlineWorker)
    if (!own) files.copy(name, path.join(client, name))
  }
  const served = path.join(root, 'public')
  for (const name of filesIn(served)) {
    // The sources of the pictures are large, and of no use to anybody.
    if (!name.startsWith(pictureFolder + path.sep))
      files.put(name, await readFile(path.join(served, name)))
  }

  const facts = await headFacts(site, root)
  const shells = await readShells(client, manifest, catalogue.site, commonHead(facts))
  const { layout } = views
  const template = await readFile(path.join(root, 'index.html'), 'utf8')
  files.put('manifest.webmanifest', webManifest(catalogue.site, site.addresses, facts.tokens))
  const [script = ''] = chunksOf(manifest, undefined).scripts
  const build = stamp(script, JSON.stringify(layout))
  files.put(layoutAddress, JSON.stringify({ build, ...layout }))
  for (const [address, declared] of declaredByAddress({}, catalogue.aliases)) {
    const view = views.page(declared)
    if (view !== undefined) files.put(address, JSON.stringify(stampPage(view, build)))
  }
  const { language } = catalogue.site
  const common = { layout, build, language, template, shells: shells.byKind, dist, base }
  const shared = stampCommon(common)
  // Of a placeholder search engines are told not to list it.
  const listed: string[] = []
  const sources = sourceStamps(site, shared)
  let [all, made] = [0, 0]
  function* left(): Generator<Job> {
    for (const declared of Object.keys(catalogue.routes)) {
      all += 1
      const same = pages.unchanged(pageHtml(declared), sources)
      if (same?.listed) listed.push(declared)
      if (same !== undefined) continue
      const { made: job, read } = catalogue.pages.during(() =>
        pageJob(declared, site, facts, build),
      )
      if (job.listed) listed.push(declared)
      if (pages.has(job, shared, { read, sources: sources(read) })) continue
      made += 1
      yield job
    }
    for (const job of errorJobs(catalogue.site)) {
      all += 1
      if (pages.has(job, shared, {})) continue
      made += 1
      yield job
    }
  }
  const { address, products } = views.finding()
  files.put(address, JSON.stringify({ products }))
  await makeAll(path.join(bundles, 'server/worker.mjs'), common, left())
  for (const name of pages.files()) files.names.add(name)
  await finishOffline(catalogue.site, manifest, { client, dist, files, addresses: site.addresses })
  await finishPictures(site, files, output.cache)
  await finishSocialPictures(facts.social, facts.tokens, { files, cache: output.cache })
  finishHosting(site, { files, base, policy: shells.policy, listed })
  const names = sweeps ? sweep(dist, files.names) : filesIn(dist)
  const last = path.join(dist, builtStamp)
  await writeFile(last, base)
  const ended = touched(last)
  pages.write(ended)
  return { made, all, names, ended }
}

async function headFacts(site: SiteData, root: string): Promise<HeadFacts> {
  const { catalogue } = site
  const tokens = readTokens(await readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8'))
  return {
    site: catalogue.site,
    addresses: site.addresses,
    tokens,
    social: socialPictures(site, tokens),
  }
}

function pageHtml(declared: string): string {
  return path.join(declared.slice(1), 'index.html')
}

function pageJob(declared: string, { views }: SiteData, facts: HeadFacts, build: string): Job {
  const view = views.page(declared)
  if (view === undefined) throw new Error(`${declared} is declared and has no page`)
  const json = JSON.stringify(stampPage(view, build))
  const head = pageHead(view, facts).join('')
  return { path: declared, file: pageHtml(declared), json, head, listed: view.head.index }
}

function* errorJobs({ error, offline }: SiteData['catalogue']['site']): Iterable<Job> {
  yield { path: '/404', file: '404.html', head: '' }
  if (offline !== undefined) {
    const { text: notFound, ...words } = offline
    yield { path: '/404', file: offlinePage, head: '', error: { ...error, ...words, notFound } }
  }
}

/** Puts every picture in all its widths into the site, in the place of the large sources. */
async function finishPictures(site: SiteData, files: SiteFiles, cache: string): Promise<void> {
  await eachOf(
    site.pictures.values(),
    async (picture) => {
      const { stem, widths } = picture.facts
      for (const width of widths) {
        for (const format of formats) {
          files.copy(`${stem}-${width}.${format}`, await makePicture(picture, width, format, cache))
        }
      }
    },
    encoders,
  )
}
