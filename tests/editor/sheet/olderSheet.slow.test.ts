import { describe, expect, it } from 'vitest'
import { formatCellMessage } from '../../../src/editor/sheet/importSheets.ts'
import { type Cell, EXPORTED, type Grid } from '../../../src/editor/sheet/sheet.ts'
import { visibleChanges } from '../../check/outcome.ts'
import { ridged, whole, withFile } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from './sheets.ts'

/** The catalogue after somebody has changed a tagline, since the sheets were exported. */
const newer = withFile(ridged, (page) => Object.assign(page, { tagline: 'A newer sentence.' }))

const tagline = '/Ridgedsheet|/tagline'

type Edit = { keys: string; cells: Readonly<Record<string, Cell>> }

/** Imports sheets that were exported before the change, with some cells typed in them. */
function importOld(name: string, ...edits: Edit[]) {
  const grids = edits.reduce(
    (all, { keys, cells }) => typed(all, keys, cells),
    gridsOf(whole, name),
  )
  return imported(grids, newer)
}

/** Sheets without the column by which an import recognises what was exported. */
function withoutMarks(grids: readonly Grid[]): Grid[] {
  return grids.map(({ name, rows }) => {
    const at = rows[0]?.indexOf(EXPORTED) ?? -1
    return { name, rows: rows.map((row) => row.toSpliced(at, 1)) }
  })
}

const stays =
  /^Texts, row \d+: This line is older than the catalogue, in which "Text" has been changed since the export\. It stays/

describe('a spreadsheet that was exported before newer edits', () => {
  it('does not undo them, and says which lines are older', () => {
    const { changed, warnings, errors } = importOld('Texts')
    expect([...changed]).toEqual([])
    expect(errors).toEqual([])
    expect(warnings.map(formatCellMessage)).toEqual([expect.stringMatching(stays)])
  })

  it.each([
    [
      'the lines are sorted',
      (grid: Grid) => [grid.rows[0] ?? [], ...grid.rows.slice(1).toReversed()],
    ],
    [
      'lines are deleted',
      ({ rows }: Grid) => rows.filter((row, i) => i === 0 || row.includes('/tagline')),
    ],
    ['the columns are turned round', ({ rows }: Grid) => rows.map((row) => row.toReversed())],
    ['there is a title above them', ({ rows }: Grid) => [['Our sheets'], ...rows]],
    ['spaces are added', ({ rows }: Grid) => rows.map((row) => row.map((cell) => `${cell} `))],
  ])('is recognised if %s', (_, change) => {
    const grids = gridsOf(whole, 'Texts').map((grid) => ({ ...grid, rows: change(grid) }))
    const { changed, warnings } = imported(grids, newer)
    expect([...changed]).toEqual([])
    expect(warnings.map(formatCellMessage)).toEqual([expect.stringMatching(stays)])
  })

  it('changes what was typed in it, also in other lines', () => {
    const heading = { keys: '/Screw|/heading', cells: { Text: 'Bolts' } }
    const { after, warnings } = importOld('Texts', heading)
    expect(visibleChanges(newer, after)).toEqual(['Bolts, Heading: Screws → Bolts'])
    expect(warnings.map(formatCellMessage)).toContainEqual(expect.stringMatching(stays))
  })

  it('says where both have changed the same cell, which the import replaces', () => {
    const { after, warnings } = importOld('Texts', {
      keys: tagline,
      cells: { Text: 'A sentence of the sheet.' },
    })
    expect(visibleChanges(newer, after)).toEqual([
      'Ridged sheets, Tagline: A newer sentence. → A sentence of the sheet.',
    ])
    expect(warnings.map(formatCellMessage)).toEqual([
      expect.stringMatching(
        /^Texts, row \d+, column D "Text": Since the export the catalogue has been changed here, to "A newer sentence\."\. The import replaces that\.$/,
      ),
    ])
  })

  it('says nothing if both have made the same change', () => {
    const cells = { Text: 'A newer sentence.' }
    const { changed, warnings } = importOld('Texts', { keys: tagline, cells })
    expect([...changed]).toEqual([])
    expect(warnings).toEqual([])
  })

  it('does not undo newer figures of a range, of which another cell was typed', () => {
    const after = withFile(ridged, (page) => {
      const text = JSON.stringify(page).replace('"max":90', '"max":95')
      Object.assign(page, JSON.parse(text))
    })
    const light = { 'Light transmission from (%)': 30 }
    const { warnings, after: both } = imported(
      typed(gridsOf(whole, 'Properties'), '/Ridgedsheet|', light),
      after,
    )
    expect(visibleChanges(after, both)).toEqual([
      'Ridged sheets, Light transmission: 40–95% → 30–95%',
    ])
    expect(warnings.map(formatCellMessage)).toEqual([
      expect.stringContaining('"Light transmission to (%)" has been changed since the export'),
    ])
  })

  it('without the column of the export, as earlier versions have written it, says that it cannot know', () => {
    const { after, notes } = imported(withoutMarks(gridsOf(whole, 'Texts')), newer)
    expect(visibleChanges(newer, after)).toHaveLength(1)
    expect(notes).toEqual([expect.stringContaining(`has no column "${EXPORTED}"`)])
    expect(imported(withoutMarks(gridsOf(whole)), whole).notes).toEqual([])
  })
})
