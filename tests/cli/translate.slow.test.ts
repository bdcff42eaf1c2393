import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, translationFile } from '../../src/catalogue/catalogueFiles.ts'
import { printFile } from '../../src/check/printFile.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { catalogueTextStates, updateTranslation } from '../../src/check/translation/translate.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../check/fixture.ts'
import { withGujarati, withText, withTranslations, writeTexts } from '../helpers/translations.ts'
import { whole } from '../helpers/wholeCatalogue.ts'
import { runCommand } from './run.ts'

const screw = 'data/pages/Screw.json'
const screwGu = 'data/gu/pages/Screw.json'

async function writeFolder(files: Files): Promise<string> {
  const root = await makeRegistry()
  await writeTexts(root, files)
  return root
}

/**
 * Writes a catalogue in which almost every text is translated.
 * @param isMissing whether a text has no translation
 */
async function almostTranslated(isMissing: (file: string, pointer: string) => boolean) {
  const files = withGujarati()
  const states = catalogueTextStates(readCatalogue(files).draft, 'gu')
  const texts = new Map(files.texts)
  for (const source of new Set(states.map(({ file }) => file))) {
    const statesOfFile = states.filter(({ file }) => file === source)
    const translated = statesOfFile.filter(({ pointer }) => !isMissing(source, pointer))
    const file = translationFile('gu', source)
    // The English text is valid as a translation, because it has the same figures and placeholders.
    const english = new Map(translated.map(({ pointer, english }) => [pointer, english]))
    texts.set(file, printFile(file, updateTranslation(statesOfFile, english)))
  }
  return writeFolder({ ...files, texts })
}

describe('npm run translate -- status', () => {
  it('counts the texts of each language, and of each file that is not fully translated', async () => {
    const root = await almostTranslated((file) => file === screw)
    const { out } = await runCommand('translate', root, 'status')
    expect(out).toMatch(/^ગુજરાતી \(gu\): \d+ fresh, 0 stale, 2 missing\n/)
    expect(out.split('\n').slice(1)).toEqual([`  ${screw}: 0 fresh, 0 stale, 2 missing`, ''])
  })

  it('counts texts whose English has changed since', async () => {
    const files = withTranslations(screw, { '/heading': 'સ્ક્રૂ' })
    const root = await writeFolder(withText(files, screw, '"Screws"', '"Roof screws"'))
    const { out } = await runCommand('translate', root, 'status')
    expect(out).toContain(`${screw}: 0 fresh, 1 stale, 1 missing`)
  })

  it('prints nothing for a site with one language', async () => {
    expect(await runCommand('translate', await writeFolder(whole), 'status')).toEqual({
      code: 0,
      out: '',
      err: '',
    })
  })
})

describe('npm run translate -- next', () => {
  it('shows a text with its terms, writes its translation, and shows the next', async () => {
    const root = await almostTranslated((file) => file === screw)
    const glossary = { $schema: '../schema/glossary.schema.json', screw: ['સ્ક્રૂ', 'crew'] }
    const texts = new Map([['data/gu/glossary.json', JSON.stringify(glossary)]])
    await writeTexts(root, { texts, pictures: new Map() })
    const first = await runCommand('translate', root, 'next', 'gu')
    expect(first.out).toBe(`${screw} /heading\n  Screws\n  screw: સ્ક્રૂ / crew\n`)
    const second = await runCommand('translate', root, 'next', 'gu', 'સ્ક્રૂઓ')
    expect(second.out).toBe(
      `Written to ${screwGu}.\n${screw} /summary\n  Screws for every roof. Ask for sizes, colours and the price.\n  screw: સ્ક્રૂ / crew\n`,
    )
    const last = await runCommand('translate', root, 'next', 'gu', 'દરેક છત માટે સ્ક્રૂ.')
    expect(last.out).toBe(`Written to ${screwGu}.\nEvery text is translated.\n`)
    expect((await runCommand('translate', root, 'next', 'gu')).out).toBe(
      'Every text is translated.\n',
    )
    const { catalogue, problems, warnings } = await checkFolder(root)
    expect([...problems, ...warnings]).toEqual([])
    expect(catalogue?.translations.get('gu')?.get(screw)?.['/heading']?.text).toBe('સ્ક્રૂઓ')
  })

  it('makes the folder of a language', async () => {
    const root = await writeFolder(withGujarati())
    const { out } = await runCommand('translate', root, 'next', 'gu', 'શબ્દો')
    const [, file = ''] = /^Written to (data\/gu\/\S+\.json)\./.exec(out) ?? []
    expect(await readFile(path.join(root, file), 'utf8')).toContain('શબ્દો')
  })

  it('shows the old translation of a text that has changed', async () => {
    const root = await almostTranslated((file, pointer) => file === screw && pointer === '/summary')
    const page = path.join(root, screw)
    const changed = (await readFile(page, 'utf8')).replace('"Screws"', '"Roof screws"')
    await writeTexts(root, { texts: new Map([[screw, changed]]), pictures: new Map() })
    const { out } = await runCommand('translate', root, 'next', 'gu')
    expect(out).toBe(`${screw} /heading\n  Roof screws\n  until now: Screws\n`)
  })

  it('shows and reads the plural forms of a text', async () => {
    const root = await almostTranslated((_, pointer) => pointer === '/units/years')
    const before = await runCommand('translate', root, 'next', 'gu')
    expect(before.out).toContain('\n  one: {number} year\n  other: {number} years\n')
    await runCommand('translate', root, 'next', 'gu', 'one: {number} વર્ષ other: {number} વર્ષો')
    const { catalogue } = await checkFolder(root)
    expect(
      catalogue?.translations.get('gu')?.get('data/properties.json')?.['/units/years']?.text,
    ).toEqual({
      one: '{number} વર્ષ',
      other: '{number} વર્ષો',
    })
  })

  it.each([
    [
      'a missing placeholder',
      'સુધી',
      '{figure} of the English text is missing here. The English text is "up to {figure}".\n',
    ],
    [
      'an additional figure',
      '{figure} સુધી, 5',
      'The English text has no figure 5. The English text is "up to {figure}".\n',
    ],
    ['an empty text', ' ', 'The text is empty. '],
  ])('writes nothing with %s', async (_, text, reason) => {
    const root = await almostTranslated((_, pointer) => pointer === '/writing/upTo')
    const before = await checkFolder(root)
    expect(await runCommand('translate', root, 'next', 'gu', text)).toEqual({
      code: 1,
      out: '',
      err: `${reason}Nothing is written.\n`,
    })
    expect((await checkFolder(root)).draft).toEqual(before.draft)
  })

  it.each([
    ['another language', ['next', 'hi'], 'The languages are: gu.'],
    ['no language', ['next'], 'Usage: npm run translate -- status'],
    ['another task', ['all'], 'Usage: npm run translate -- status'],
  ])('prints the usage: %s', async (_, args, message) => {
    const { code, err } = await runCommand('translate', await writeFolder(withGujarati()), ...args)
    expect(err).toContain(message)
    expect(code).toBe(1)
  })
})

it('npm run fix sorts translations in the order of the English file, and deletes those without an English text', async () => {
  const texts = { '/tagline': 'જૂનું', '/summary': 'દરેક છત માટે સ્ક્રૂ.', '/heading': 'સ્ક્રૂ' }
  const root = await writeFolder(withTranslations(screw, texts))
  const { out } = await runCommand('fix', root)
  expect(out).toContain(`Put in order: ${screwGu}`)
  const words = JSON.parse(await readFile(path.join(root, screwGu), 'utf8'))
  expect(Object.keys(words)).toEqual(['$schema', '/heading', '/summary'])
  expect((await runCommand('fix', root)).out).toBe('Everything is already in order.\n')
})

it('npm run fix formats a glossary', async () => {
  const files = withGujarati()
  const glossary = '{"$schema":"../schema/glossary.schema.json","screw":["સ્ક્રૂ"]}'
  const root = await writeFolder({
    ...files,
    texts: new Map(files.texts).set('data/gu/glossary.json', glossary),
  })
  await runCommand('fix', root)
  expect(await readFile(path.join(root, 'data/gu/glossary.json'), 'utf8')).toBe(
    '{\n  "$schema": "../schema/glossary.schema.json",\n  "screw": ["સ્ક્રૂ"]\n}\n',
  )
})
