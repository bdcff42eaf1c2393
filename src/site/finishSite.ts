import { readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { declaredByAddress, layoutAddress } from '../catalogue/address.ts'
import { eachOf } from '../disk/concurrency.ts'
import { chunksOf } from './chunks.ts'
import { siteFiles, sweep, writtenSince } from './files.ts'
import { commonHead, type HeadFacts, pageHead } from './head.ts'
import { compress, isText } from './hosting/compress.ts'
import { finishHosting } from './hosting/finish.ts'
import { webManifest } from './manifest.ts'
import { encoders, formats, makePicture } from './pictures.ts'
import { makeAll } from './pool.ts'
import { readShells } from './shells.ts'
import type { SiteData } from './siteData.ts'
import { finishSocialPictures, socialPictures } from './social.ts'
import { stamp, stampPage } from './stamp.ts'
import { readTokens } from './tokens.ts'
import type { Job } from './worker.ts'

export type Output = {
  /** The project's folder. */
  root: string
  /** Where the finished site goes. */
  dist: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** The built `worker.ts`. */
  server: string
  /** Where pictures are kept between builds. */
  cache: string
  /** When this build began, in milliseconds since 1970. */
  since: number
  /** Whether what an earlier build has left there may be taken away. */
  sweeps: boolean
}

/** Written last of all: the site is whole, and built for the base that stands in it. */
export const builtStamp = '.built'

/** Writes every page, its data and its pictures into the built site. */
export async function finishSite(site: SiteData, output: Output): Promise<void> {
  const { root, dist, base, since, sweeps } = output
  const { catalogue, views } = site
  const manifestFile = path.join(dist, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await rm(path.dirname(manifestFile), { recursive: true })
  for (const name of writtenSince(dist, since)) {
    const file = path.join(dist, name)
    if (isText(name)) compress(file, readFileSync(file), 'most')
  }

  const facts = await headFacts(site, root)
  const shells = await readShells(dist, manifest, catalogue.site, commonHead(facts))
  const { layout } = views
  const template = await readFile(path.join(root, 'index.html'), 'utf8')
  const files = siteFiles(dist)
  files.put('manifest.webmanifest', webManifest(catalogue.site, site.addresses, facts.tokens))
  const [script = ''] = chunksOf(manifest, undefined).scripts
  const build = stamp(script, JSON.stringify(layout))
  files.put(layoutAddress, JSON.stringify({ build, ...layout }))
  for (const [address, declared] of declaredByAddress({}, catalogue.aliases)) {
    const view = views.page(declared)
    if (view !== undefined) files.put(address, JSON.stringify(stampPage(view, build)))
  }
  const { language } = catalogue.site
  const data = { layout, build, language, template, shells: shells.byKind, dist, base }
  const left = await makeAll(output.server, data, jobs(site, facts, build))
  await finishPictures(site, output)
  await finishSocialPictures(facts.social, facts.tokens, output)
  finishHosting(site, { files, base, policy: shells.policy })
  if (sweeps) sweep(dist, since, new Set([...left, ...files.left]))
  await writeFile(path.join(dist, builtStamp), base)
}

async function headFacts(site: SiteData, root: string): Promise<HeadFacts> {
  const { catalogue } = site
  const tokens = readTokens(await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8'))
  return {
    site: catalogue.site,
    addresses: site.addresses,
    tokens,
    social: socialPictures(site, tokens),
  }
}

function* jobs({ catalogue, views }: SiteData, facts: HeadFacts, build: string): Generator<Job> {
  for (const path of Object.keys(catalogue.routes)) {
    const view = views.page(path)
    if (view === undefined) continue
    const json = JSON.stringify(stampPage(view, build))
    yield { path, json, head: pageHead(view, facts).join('\n') }
  }
  yield { path: '/404', json: undefined, head: '' }
}

/** Puts every picture in all its widths into the site, in the place of the large sources. */
async function finishPictures(site: SiteData, { dist, cache }: Output): Promise<void> {
  await rm(path.join(dist, 'pictures'), { recursive: true, force: true })
  await mkdir(path.join(dist, 'pictures'))
  await eachOf(
    site.pictures.values(),
    async (picture) => {
      const { stem, widths } = picture.facts
      for (const width of widths) {
        for (const format of formats) {
          const made = await makePicture(picture, width, format, cache)
          await copyFile(made, path.join(dist, `${stem}-${width}.${format}`))
        }
      }
    },
    encoders,
  )
}
