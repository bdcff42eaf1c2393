import { readdirSync, readFileSync } from 'node:fs'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'

it('no two classes of the style sheets have the same short name by chance', async () => {
  const config = await resolveConfig({ logLevel: 'silent' }, 'build')
  const names: string[] = []
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.module.css')) continue
    const file = `src/${name}`
    const { modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
    names.push(...Object.values(modules ?? {}))
  }
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})
