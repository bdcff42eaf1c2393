import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../../src/site/hosting/compress.ts'

/**
 * Makes the site that ours is measured against: the same files with every script taken out.
 * @param dist the built site
 * @param target where the copy goes; what stood there is replaced
 */
export async function copyWithoutScripts(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, { recursive: true })
  for (const name of await readdir(target, { recursive: true })) {
    const file = path.join(target, name)
    if (!name.endsWith('.html')) continue
    const html = await readFile(file, 'utf8')
    const plain = html.replace(/<script>[\s\S]*?<\/script>/g, '')
    await writeFile(file, plain)
    // The compressed copies would still hold the scripts.
    compress(file, Buffer.from(plain), 'quick')
  }
}
