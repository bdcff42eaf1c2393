import { describe, expect, it } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { withoutPlace } from '../../src/check/removedData.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { makePipes } from '../helpers/pipes.ts'
import { whole } from '../helpers/wholeCatalogue.ts'

const pipes = await readFolder(await makePipes())

/** The catalogue without a value of a file. */
function without(files: Files, file: string, ...place: string[]): Files {
  const value = withoutPlace(JSON.parse(String(files.texts.get(file))), place)
  return { ...files, texts: new Map(files.texts).set(file, JSON.stringify(value)) }
}

/** The catalogue with a part of a text of a file replaced. */
function replaced(files: Files, file: string, find: string, replace: string): Files {
  const text = String(files.texts.get(file))
  expect(text).toContain(find)
  return { ...files, texts: new Map(files.texts).set(file, text.replace(find, replace)) }
}

/** The problems of a catalogue, each with its place. */
function problemsOf(files: Files): string[] {
  return checkCatalogue(files).problems.map(({ file, jsonPath = [], message }) =>
    [file, jsonPath.join('/'), message].join(' '),
  )
}

it('a catalogue of another trade needs no data of any module', () => {
  const { problems, warnings } = checkCatalogue(pipes)
  expect([...problems, ...warnings]).toEqual([])
})

describe('half of a module is a problem that says which half is missing', () => {
  const list = 'data/list.json'
  const find = 'data/find.json'
  const home = 'data/home.json'
  const site = 'data/site.json'
  it.each([
    [
      'the link of the finder to the calculator',
      without(whole, find, 'answers', 'calculator'),
      ['data/find.json answers/calculator The roof calculator needs “Calculator” here'],
    ],
    [
      'the links of the jobs to it',
      without(without(whole, home, 'jobs', 'count'), find, 'jobs', 'count'),
      [
        'data/find.json jobs/count The roof calculator needs “Count” here',
        'data/home.json jobs/count The roof calculator needs “Count” here',
      ],
    ],
    [
      'its words',
      without(whole, list, 'words', 'roofCalculator'),
      [
        'data/find.json answers/calculator “Calculator” belongs to the roof calculator, whose other data are missing',
        'data/find.json jobs/count “Count” belongs to the roof calculator, whose other data are missing',
        'data/home.json jobs/count “Count” belongs to the roof calculator, whose other data are missing',
        'data/properties.json productKinds/lapped-sheet/calculator “Roof calculator” belongs to the roof calculator, whose other data are missing',
        'data/properties.json productKinds/stepped-sheet/calculator “Roof calculator” belongs to the roof calculator, whose other data are missing',
      ],
    ],
    [
      'its words, in another trade',
      replaced(pipes, 'data/properties.json', '"quantities"', '"calculator": "laps", "quantities"'),
      [
        'data/properties.json productKinds/pipe/calculator “Roof calculator” belongs to the roof calculator, whose other data are missing',
        // It would count with them.
        'data/properties.json properties No property has the role "cover width", which the roof calculator of “Column pipes” reads',
        'data/properties.json units No unit has the role "%", which the roof calculator needs',
      ],
    ],
    [
      'the jobs on three pages',
      without(without(without(whole, home, 'jobs'), find, 'jobs'), site, 'product', 'ask', 'jobs'),
      [
        'data/find.json jobs The advice for jobs needs “Jobs” here',
        'data/home.json jobs The advice for jobs needs “Jobs” here',
        'data/site.json product/ask/jobs The advice for jobs needs “Jobs” here',
      ],
    ],
    [
      'the words of the drawing',
      without(whole, site, 'product', 'notToScale'),
      ['data/site.json product/notToScale The drawing needs “Not to scale” here'],
    ],
  ])('%s', (_, files, expected) => {
    expect(problemsOf(files).toSorted()).toEqual(expected.toSorted())
  })

  // So that the last page with a profile can be removed.
  it('and the words of the drawing without any profile a warning', () => {
    const { problems, warnings } = checkCatalogue(
      without(whole, 'data/pages/Ridgedsheet.json', 'profile'),
    )
    expect(problems).toEqual([])
    const fields = warnings.map(({ file, jsonPath = [] }) => [file, ...jsonPath].join(' '))
    expect(fields).toEqual(
      ['drawing', 'notToScale', 'profiles', 'allKinds'].map((key) => `${site} product ${key}`),
    )
  })

  it('the file of the jobs', () => {
    const texts = new Map(whole.texts)
    texts.delete('data/jobs.json')
    const places = problemsOf({ ...whole, texts }).map((problem) => problem.split(' ', 2).join(' '))
    expect(places.toSorted()).toEqual([
      'data/find.json jobs',
      'data/find.json results/job',
      'data/home.json jobs',
      'data/site.json product/ask/jobs',
    ])
  })
})
