import type { Fault, KnownPicture } from '../model/catalogue/catalogueFiles.ts'
import type { PictureFacts } from '../model/catalogue/view.ts'

/** What comes first from the dev server, on a line of its own. */
export type SentPictures = {
  pictures: Record<string, KnownPicture>
  facts: Record<string, PictureFacts>
  hashes: Record<string, string>
}

/**
 * A file of `data/` as it comes from the dev server, on a line of its own; right behind it so many
 * bytes of text. Where they are left out, the text is the one that was sent with this stamp before.
 */
export type SentText = { file: string } & ({ fault: Fault } | { stamp: string; bytes?: number })

/** Path of each file that could be read -> its text, and what it was known by on the disk. */
export type KnownTexts = ReadonlyMap<string, { stamp: string; text: string }>

/** What the tab has already, as it tells the dev server. */
export function stampsOf(known: KnownTexts): Record<string, string> {
  return Object.fromEntries(Array.from(known, ([file, { stamp }]) => [file, stamp]))
}

/**
 * Takes apart what the dev server has sent. The texts come as bytes beside each other: as one JSON they
 * would be written and read letter by letter, while nothing else is done.
 * @param known what was read before
 */
export function readSent(bytes: Uint8Array, known: KnownTexts) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let at = 0
  function next(size: number): string {
    const from = at
    at += size
    return decoder.decode(bytes.subarray(from, at))
  }
  const nextLine = () => next(bytes.indexOf(10, at) + 1 - at)
  const { pictures, facts, hashes }: SentPictures = JSON.parse(nextLine())
  const texts = new Map<string, string | Fault>()
  const read = new Map<string, { stamp: string; text: string }>()
  while (at < bytes.length) {
    const sent: SentText = JSON.parse(nextLine())
    if ('fault' in sent) {
      texts.set(sent.file, sent.fault)
      continue
    }
    const { file, stamp, bytes: size } = sent
    const text = size === undefined ? known.get(file)?.text : next(size)
    if (text === undefined) continue
    texts.set(file, text)
    read.set(file, { stamp, text })
  }
  return { texts, known: read, pictures, facts, hashes }
}
