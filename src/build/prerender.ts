import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { declaredByAddress, layoutAddress, pageAddress } from '../catalogue/address.ts'
import type { PageView } from '../catalogue/view/types.ts'
import type { Job, Rendered } from '../prerender.tsx'
import { createAddresses } from './addresses.ts'
import { bootScript } from './boot.ts'
import { commonHead, type HeadFacts, pageHead } from './head.ts'
import { compressSite } from './hosting/compress.ts'
import { finishHosting } from './hosting/finish.ts'
import { assemble, escapeHtml } from './html.ts'
import { inLanes } from './lanes.ts'
import { preloadOfLeadPicture } from './leadPicture.ts'
import { webManifest } from './manifest.ts'
import { formats, makePicture } from './pictures.ts'
import { renderAll } from './pool.ts'
import { readShells } from './shells.ts'
import type { SiteData } from './site.ts'
import { finishSocialPictures, socialPictures } from './social.ts'
import { readTokens } from './tokens.ts'

export type Output = {
  /** The project's folder. */
  root: string
  /** Where the finished site goes. */
  dist: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** The built `prerender.tsx`. */
  server: string
  /** Where pictures are kept between builds. */
  cache: string
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Writes every page, its data and its pictures into the built site. */
export async function finishSite(site: SiteData, output: Output): Promise<void> {
  const { root, dist, base } = output
  const manifestFile = path.join(dist, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const template = await readFile(path.join(root, 'index.html'), 'utf8')
  const shells = await readShells(dist, manifest, site.registry.site)
  await rm(path.dirname(manifestFile), { recursive: true })

  const facts = await headFacts(site, root, base)

  const headOf = (page: PageView | undefined, { head, app }: Rendered): string => {
    const { scripts, css, policy } = shells.of(page?.kind)
    const boot = [...scripts, layoutAddress]
    if (page !== undefined) boot.push(pageAddress(page.path))
    return [
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
      head,
      preloadOfLeadPicture(app),
      `<meta name="boot" content="${boot.map((file) => base + file).join(' ')}">`,
      `<style>${css}</style>`,
      `<script>${bootScript}</script>`,
      ...commonHead(facts),
      ...(page === undefined ? [] : pageHead(page, facts)),
    ].join('\n')
  }

  async function putAliases(): Promise<void> {
    for (const [address, declared] of declaredByAddress({}, site.registry.aliases)) {
      await put(path.join(dist, address), JSON.stringify(site.views.page(declared)))
    }
  }

  async function finish(rendered: Rendered): Promise<void> {
    const { path: pagePath, app } = rendered
    const page = site.views.page(pagePath)
    const html = assemble(template, { path: page?.path, head: headOf(page, rendered), app })
    const file = page === undefined ? '404.html' : path.join(pagePath.slice(1), 'index.html')
    await put(path.join(dist, file), html)
    if (page !== undefined) await put(path.join(dist, pageAddress(pagePath)), JSON.stringify(page))
  }

  await put(
    path.join(dist, 'manifest.webmanifest'),
    webManifest(site.registry.site, facts.addresses, facts.tokens),
  )
  await put(path.join(dist, layoutAddress), JSON.stringify(site.views.layout))
  await putAliases()
  await renderAll(output.server, { layout: site.views.layout }, jobs(site), finish)
  await finishPictures(site, output)
  await finishSocialPictures(site, facts.social, facts.tokens, output)
  await finishHosting(site, {
    dist,
    base,
    policy: shells.policy,
    addresses: facts.addresses,
  })
  await compressSite(dist)
}

async function headFacts(site: SiteData, root: string, base: string): Promise<HeadFacts> {
  const { registry } = site
  const tokens = readTokens(await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8'))
  return {
    site: registry.site,
    addresses: createAddresses(registry.site.url, base),
    tokens,
    social: socialPictures(site, tokens),
    isCategory: (declared) => registry.routes[declared] === 'category',
  }
}

function* jobs({ registry, views }: SiteData): Generator<Job> {
  for (const path of Object.keys(registry.routes)) yield { path, view: views.page(path) }
  yield { path: '/404', view: undefined }
}

/** Puts every picture in all its widths into the site, and takes the large sources out of it. */
async function finishPictures(site: SiteData, { dist, cache }: Output): Promise<void> {
  await mkdir(path.join(dist, 'pictures'), { recursive: true })
  await inLanes(site.pictures.values(), async (picture) => {
    const { stem, widths } = picture.facts
    await rm(path.join(dist, 'pictures', path.basename(picture.source)), { force: true })
    for (const width of widths) {
      for (const format of formats) {
        const made = await makePicture(picture, width, format, cache)
        await copyFile(made, path.join(dist, `${stem}-${width}.${format}`))
      }
    }
  })
}
