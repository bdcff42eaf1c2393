import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The built site as a browser sees it that runs no script, for those whose driver cannot switch
 * scripts off: a copy whose documents have none.
 * @returns the folder of the copy, and how it goes again
 */
export async function withoutScripts(dist: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'without-scripts-'))
  await cp(dist, folder, { recursive: true })
  for (const file of await readdir(folder, { recursive: true })) {
    const place = path.join(folder, file)
    // Beside each document lie its compressed forms, which a server prefers.
    if (/\.html\.(br|gz)$/.test(file)) await rm(place)
    if (!file.endsWith('.html')) continue
    const document = await readFile(place, 'utf8')
    await writeFile(place, document.replace(/<script\b.*?<\/script>/gs, ''))
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
