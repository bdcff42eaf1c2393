import { expect, it } from 'vitest'
import { expectUsableFolder } from '../../../src/site/disk/usableFolder.js'

it.each(['/home/a/C# 100% (2)', '/home/what?', '/a%20b/site', 'C:\\Users\\R&D #1\\site'])(
  'a project in %s is refused in one sentence with the fix',
  (folder) => {
    expect(() => expectUsableFolder(folder)).toThrow(/^The folder .* Move the project to .*\.$/)
  },
)

it.each([
  '/home/a b/site',
  '/home/ઘર/छत',
  'C:\\Users\\R&D (2)\\site',
  "/home/o'neil/[x]",
  '/home/a+b=c;d,e!$@~',
])('a project in %s is built', (folder) => {
  expect(() => expectUsableFolder(folder)).not.toThrow()
})
