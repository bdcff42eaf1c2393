import type { Brand } from './brand.ts'
import { loadSharp } from './disk/loadSharp.ts'
import type { SiteFiles } from './siteFiles.ts'

/** The icons on paper, for home screens, by file name: their width and height in pixels. */
const homeScreenIcons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** Writes the icon of the brand for the browser's tab, and draws it on paper for the home screens of phones. */
export async function writeIcons({ icon, colours }: Brand, files: SiteFiles): Promise<void> {
  const sharp = await loadSharp()
  await files.put('favicon.svg', icon)
  for (const [name, size] of Object.entries(homeScreenIcons)) {
    const drawn = sharp(
      Buffer.from(icon.replace('<svg ', `<svg width="${size}" height="${size}" `)),
    )
    await files.put(name, await drawn.flatten({ background: colours.paper.light }).png().toBuffer())
  }
}
