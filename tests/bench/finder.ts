import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { viewsOf } from '../helpers/registry.ts'
import { generate } from './generator.ts'
import { type OnPhone, searchOnPhone } from './searchOnPhone.ts'

/** What searches cost among so many products. */
export type FinderResult = {
  pages: number
  /** Of the finder's file, compressed. */
  kilobytes: number
  phone: OnPhone
}

/**
 * Measures searches for the name of a product, for a word that most have, and for a name with missing
 * letters, in the built site on the bench's phone.
 * @param sizes how many product pages
 */
export async function benchFinder(sizes: readonly number[]): Promise<FinderResult[]> {
  const results: FinderResult[] = []
  for (const pages of sizes) {
    const root = await mkdtemp(path.join(tmpdir(), 'bench-finder-'))
    try {
      await generate(process.cwd(), root, pages)
      const { catalogue } = await checkFolder(root)
      if (catalogue === undefined) throw new Error('the generated catalogue has problems')
      const { products } = viewsOf(catalogue).finding()
      const file = JSON.stringify({ products })
      const name = products.at(-1)?.link.label ?? ''
      const texts = [name, 'sheet', name.replace(/\p{L}{2}(?=\s|$)/u, '')]
      const kilobytes = brotliCompressSync(file).length / 1000
      results.push({ pages, kilobytes, phone: await searchOnPhone(file, texts) })
    } finally {
      await rm(root, { recursive: true })
    }
  }
  return results
}
