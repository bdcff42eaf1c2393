import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeRegistry } from '../check/fixture.ts'
import { xlsxOf } from '../editor/sheet/xlsx.ts'
import { run } from './run.ts'

it('npm run sheet lists first, writes when asked to, and never overwrites a file', async () => {
  const root = await makeRegistry()
  const page = path.join(root, 'data/pages/Ridgedsheet.json')
  await run('fix', root)
  const before = await readFile(page, 'utf8')
  const rows = [
    ['Path', 'Kind', 'Colour'],
    ['/Ridgedsheet', '', 'Zinc'],
  ]
  await writeFile(path.join(root, 'ours.xlsx'), await xlsxOf(rows))
  const looked = await run('sheet', root, 'import', 'ours.xlsx')
  expect(looked.out).toContain('Colour: Light grey → Zinc')
  expect(await readFile(page, 'utf8')).toBe(before)
  await run('sheet', root, 'import', 'ours.xlsx', '--write')
  expect(await readFile(page, 'utf8')).toBe(before.replace('"light-grey"', '"zinc"'))

  expect(await run('sheet', root, 'export')).toMatchObject({ code: 0 })
  expect(await run('sheet', root, 'export')).toMatchObject({
    code: 1,
    err: 'catalogue.xlsx already exists. Choose another name, or move that file.\n',
  })
  const back = await run('sheet', root, 'import', 'catalogue.xlsx')
  expect(back.out).toBe('There are no changes.\n')
})

it.each([
  ['a name without an ending', 'ours', 0, 'Written: ours.xlsx'],
  ['another ending', 'ours.csv', 1, 'call it ours.xlsx'],
])('npm run sheet -- export takes %s', async (_, name, code, said) => {
  const done = await run('sheet', await makeRegistry(), 'export', name)
  expect(done.code).toBe(code)
  expect(done.out + done.err).toContain(said)
})

it('npm run sheet -- import fails where it finds nothing to read', async () => {
  const root = await makeRegistry()
  await writeFile(path.join(root, 'ours.xlsx'), await xlsxOf([['Thickness'], ['0.5']]))
  const done = await run('sheet', root, 'import', 'ours.xlsx', '--write')
  expect(done.code).toBe(1)
  expect(done.err).toContain('The sheet "ours" has no column "Path" and was not read.')
})
