import { BuildFile, buildFileName } from '../../catalogue/buildFile.ts'

/** Milliseconds after which a site counts as not reachable. */
const TIMEOUT = 10_000

/**
 * The address of the site that is edited, with a slash at its end; undefined if none is known.
 * @param url the address in the catalogue
 * @param repository `owner/name` of the repository, if it is on GitHub
 */
export function siteAddress(url: unknown, repository?: string): string | undefined {
  // The editor that is published with the site is in a folder of it, wherever that is.
  const { SITE_ROOT } = import.meta.env
  if (SITE_ROOT !== undefined) return new URL(SITE_ROOT, location.href).href
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const address = new URL(url.replace(/\/?$/, '/'))
  const [, name = ''] = repository?.split('/') ?? []
  // GitHub Pages puts a repository into a folder, unless it is named for the host.
  const isInFolder = address.host.endsWith('.github.io') && name.toLowerCase() !== address.host
  if (isInFolder && name !== '' && address.pathname === '/') address.pathname = `/${name}/`
  return address.href
}

/**
 * The version that a site shows, by its own `build.json`.
 * @param address the address of the site
 * @returns undefined if it cannot be reached, or says nothing
 */
export async function readBuild(address: string): Promise<BuildFile | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(new URL(buildFileName, address), { cache: 'no-store', signal })
    return response.ok ? BuildFile.safeParse(await response.json()).data : undefined
  } catch {
    return undefined
  }
}
