import { slugOf } from '../../model/catalogue/path.ts'

/** How many products stand side by side at the most. */
export const MOST = 4

/** What a box of a list is sent as, where no script has made the address. */
const TICKED = 'on'

/** Products to be put side by side as the fragment of `/Compare`, without its `#`. */
export function writeChoice(paths: readonly string[]): string {
  return paths.map(slugOf).join()
}

/** Some messengers write a comma as %2C; what cannot be read so is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The products that an address of `/Compare` names: `#Flatsheet,Clipsheet`, or `?Flatsheet=on` as
 * the boxes of a list send it without script.
 * @returns each once, however many
 */
export function readChoice(hash: string, search: string): string[] {
  const ticked = [...new URLSearchParams(search)].flatMap(([slug, value]) =>
    value === TICKED ? [slug] : [],
  )
  const named = [...ticked, ...decoded(hash.replace(/^#/, '')).split(',')].map((slug) =>
    slug.replaceAll(/\s/g, ''),
  )
  // The same in any case of its letters, as pages are found.
  const each = new Map(named.filter(Boolean).map((slug) => [slug.toLowerCase(), slug] as const))
  return [...each.values()]
}
