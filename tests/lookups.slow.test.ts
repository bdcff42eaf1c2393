import path from 'node:path'
import { expect, it } from 'vitest'
import { unsafeLookups } from './helpers/unsafeLookups.ts'

const config = path.resolve('tsconfig.json')
const source = `${path.resolve('src')}${path.sep}`

it('no plain object is asked for a name that may be any text: ownValue(), Object.hasOwn() or a Map is', () => {
  const isRead = (file: string) =>
    path.resolve(file).startsWith(source) && !file.endsWith('routeTree.gen.ts')
  expect(unsafeLookups(config, isRead)).toEqual([])
}, 120_000)
