import path from 'node:path'
import { expect, it } from 'vitest'
import { shortClassName } from '../../src/site/className.ts'

const file = path.resolve('src/ui/links/Link.module.css')

it('a class has the same short name in every build, and a name that a style sheet can have', () => {
  for (let number = 0; number < 50; number += 1) {
    const name = shortClassName(`class${number}`, file)
    expect(shortClassName(`class${number}`, file)).toBe(name)
    expect(name).toMatch(/^[a-zA-Z][\w-]{2}$/)
  }
})

it('a build with two classes of the same short name ends with an error that names both', () => {
  const nameMany = () => {
    for (let number = 0; number < 20_000; number += 1) shortClassName(`other${number}`, file)
  }
  expect(nameMany).toThrow(
    /^Rename \.other\d+ in src\/ui\/links\/Link\.module\.css: its short name is that of \.\w+ in /,
  )
})
