import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Colours that are used outside the style sheets: in `<head>` and in drawn pictures. */
export type BrandColours = { paper: { light: string; dark: string }; ink: string; accent: string }

/** The brand's colours, and its drawings as SVG. The mark and the divider are masks: the build fills them with a colour. */
export type Brand = { colours: BrandColours; mark: string; divider: string; icon: string }

const brandFiles = ['brand.css', 'mark.svg', 'divider.svg', 'icon.svg'] as const

/** The folder in which a catalogue may have files of the brand of its own. */
const ownBrand = () => path.resolve(process.env.CATALOGUE ?? '', 'brand')

/** For the bundler: the files of the brand that the catalogue has, in place of those of the project. */
export function brandAliases(): { find: RegExp; replacement: string }[] {
  return brandFiles
    .map((name) => ({
      find: new RegExp(`^.*/brand/${name.replace('.', '\\.')}$`),
      replacement: path.join(ownBrand(), name),
    }))
    .filter(({ replacement }) => existsSync(replacement))
}

/**
 * Reads the brand: each file from the catalogue, or from the project if the catalogue lacks it.
 * @param root the folder that holds `src/`
 * @throws if a file is missing, or a colour
 */
export async function readBrand(root: string): Promise<Brand> {
  function read(name: (typeof brandFiles)[number]): Promise<string> {
    const own = path.join(ownBrand(), name)
    return readFile(existsSync(own) ? own : path.join(root, 'src/ui/brand', name), 'utf8')
  }
  return {
    colours: readBrandColours(await read('brand.css')),
    mark: await read('mark.svg'),
    divider: await read('divider.svg'),
    icon: await read('icon.svg'),
  }
}

/**
 * Reads the colours from the style sheet that defines them.
 * @param css the text of `brand.css`: light values first, then dark ones
 * @throws if a colour is missing in one of the two
 */
function readBrandColours(css: string): BrandColours {
  const colourPair = (name: string) => {
    const [light, dark] = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'g'))]
    if (light?.[1] === undefined || dark?.[1] === undefined) {
      throw new Error(`--${name} has no light and dark colour`)
    }
    return { light: light[1], dark: dark[1] }
  }
  return {
    paper: colourPair('paper'),
    ink: colourPair('ink').light,
    accent: colourPair('accent').light,
  }
}
