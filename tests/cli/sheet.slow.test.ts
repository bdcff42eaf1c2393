import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeRegistry } from '../check/fixture.ts'
import { makeXlsx } from '../editor/sheet/xlsx.ts'
import { runCommand } from './run.ts'

it('npm run sheet shows changes first, writes them with --write, and never overwrites a file', async () => {
  const root = await makeRegistry()
  const page = path.join(root, 'data/pages/Ridgedsheet.json')
  await runCommand('fix', root)
  const before = await readFile(page, 'utf8')
  const rows = [
    ['Path', 'Kind', 'Colour'],
    ['/Ridgedsheet', '', 'Zinc'],
  ]
  await writeFile(path.join(root, 'ours.xlsx'), await makeXlsx(rows))
  const preview = await runCommand('sheet', root, 'import', 'ours.xlsx')
  expect(preview.out).toContain('Colour: Light grey → Zinc')
  expect(await readFile(page, 'utf8')).toBe(before)
  await runCommand('sheet', root, 'import', 'ours.xlsx', '--write')
  expect(await readFile(page, 'utf8')).toBe(before.replace('"light-grey"', '"zinc"'))

  expect(await runCommand('sheet', root, 'export')).toMatchObject({ code: 0 })
  expect(await runCommand('sheet', root, 'export')).toMatchObject({
    code: 1,
    err: 'catalogue.xlsx already exists. Choose another name, or move that file.\n',
  })
  const back = await runCommand('sheet', root, 'import', 'catalogue.xlsx')
  expect(back.out).toBe('There are no changes.\n')
})

it.each([
  ['a name without an extension', 'ours', 0, 'Written: ours.xlsx'],
  ['another extension', 'ours.csv', 1, 'call it ours.xlsx'],
])('npm run sheet -- export takes %s', async (_, name, code, message) => {
  const result = await runCommand('sheet', await makeRegistry(), 'export', name)
  expect(result.code).toBe(code)
  expect(result.out + result.err).toContain(message)
})

it('npm run sheet -- import says that a folder is no file', async () => {
  const result = await runCommand('sheet', await makeRegistry(), 'import', 'data')
  expect(result).toMatchObject({ code: 1, err: 'data is a folder. Name the file in it.\n' })
})

it('npm run sheet -- import fails if it finds no rows to read', async () => {
  const root = await makeRegistry()
  await writeFile(path.join(root, 'ours.xlsx'), await makeXlsx([['Thickness'], ['0.5']]))
  const result = await runCommand('sheet', root, 'import', 'ours.xlsx', '--write')
  expect(result.code).toBe(1)
  expect(result.err).toContain('The sheet "ours" has no column "Path" and was not read.')
})
