import { generate } from './generator.ts'

/** `tsx src/cli/generate.ts <folder> <pages>`: makes a large catalogue to measure with. */
const [folder, pages] = process.argv.slice(2)
if (folder === undefined || !/^\d+$/.test(pages ?? '')) {
  console.error('Usage: tsx src/cli/generate.ts <new folder> <number of pages>')
  process.exit(2)
}
await generate(process.cwd(), folder, Number(pages))
