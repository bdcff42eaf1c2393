import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { createFinder } from '../../src/pages/find/search.ts'
import { SHOWN } from '../../src/pages/find/useFinder.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { finderFiles } from '../../src/site/finderFiles.ts'
import { viewsOf } from '../helpers/registry.ts'
import { generate } from './generator.ts'
import { median } from './median.ts'
import { type OnPhone, searchOnPhone } from './searchOnPhone.ts'

/** What the slowest of some searches costs among so many products. */
export type FinderResult = {
  pages: number
  /** Of this machine's processor. */
  milliseconds: number
  kilobytes: number
  /** On the bench's phone. */
  phone?: OnPhone
}

const ROUNDS = 9

type Files = ReadonlyMap<string, { json: string; size: number }>

/** One search by someone who has searched nothing before: its files are read and answered from. */
async function search(files: Files, text: string) {
  let bytes = 0
  const finder = createFinder(async (address) => {
    const file = files.get(address)
    if (file === undefined) throw new Error(`there is no ${address}`)
    bytes += file.size
    return JSON.parse(file.json)
  })
  const start = process.cpuUsage()
  const { products } = await finder.find({ text, chosen: {} })
  await finder.looks(products.slice(0, SHOWN))
  const { user, system } = process.cpuUsage(start)
  return { milliseconds: (user + system) / 1000, kilobytes: bytes / 1000 }
}

/**
 * Measures searches for the name of a product, for a word that most have, and for a slip of the hand,
 * without the line: on this machine's processor, and in the built site on the bench's phone.
 * @param sizes how many product pages
 */
export async function benchFinder(sizes: readonly number[]): Promise<FinderResult[]> {
  const results: FinderResult[] = []
  for (const pages of sizes) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-finder-'))
    try {
      const root = path.join(folder, 'catalogue')
      await generate(process.cwd(), root, pages)
      const { catalogue } = await checkFolder(root)
      if (catalogue === undefined) throw new Error('the generated catalogue has problems')
      const finding = viewsOf(catalogue).finding()
      const files = new Map(
        finderFiles(finding).map(([address, value]) => {
          const json = JSON.stringify(value)
          return [address, { json, size: gzipSync(json).length }] as const
        }),
      )
      const name = finding.products.at(-1)?.look.label ?? ''
      const texts = [name, 'sheet', name.replace(/\p{L}{2}(?=\s|$)/u, '')]
      const costs: Awaited<ReturnType<typeof search>>[] = []
      for (const text of texts) {
        const rounds = []
        for (let i = 0; i < ROUNDS; i++) rounds.push(await search(files, text))
        costs.push({
          milliseconds: median(rounds.map((one) => one.milliseconds)),
          kilobytes: median(rounds.map((one) => one.kilobytes)),
        })
      }
      const most = (of: 'milliseconds' | 'kilobytes') => Math.max(...costs.map((one) => one[of]))
      results.push({
        pages,
        milliseconds: most('milliseconds'),
        kilobytes: most('kilobytes'),
        phone: await searchOnPhone(new Map(finderFiles(finding)), texts),
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return results
}
