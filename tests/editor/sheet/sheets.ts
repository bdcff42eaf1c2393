import { type Imported, importSheets, sheetsOf } from '../../../src/editor/sheet/importSheets.ts'
import { type Cell, type Grid, sheetCells } from '../../../src/editor/sheet/sheet.ts'
import type { Files } from '../../../src/model/catalogue/catalogueFiles.ts'
import { readFolder } from '../../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../../check/fixture.ts'
import { made } from '../../check/outcome.ts'

/** A small whole catalogue, of which the sheets are made. */
export const whole: Files = await readFolder(await makeRegistry())

/** Its sheets, as a program would save them without changes. */
export const sheets: readonly Grid[] = gridsOf(whole)

function gridsOf(files: Files): Grid[] {
  return made(sheetsOf(files)).map((sheet) => ({ name: sheet.name, rows: sheetCells(sheet) }))
}

/** The row that begins with these keys, and the head of a column. */
export type Place = readonly [keys: string, head: string]

/** The sheets with other cells. */
export function typed(...cells: readonly (readonly [...Place, Cell])[]): Grid[] {
  return sheets.map(({ name, rows }) => {
    const [heads = []] = rows
    const edited = rows.map((row) =>
      row.map((cell, column) => {
        const hit = cells.find(([keys, head]) => {
          return head === heads[column] && `${row.join('|')}|`.startsWith(`${keys}|`)
        })
        return hit === undefined ? cell : hit[2]
      }),
    )
    return { name, rows: edited }
  })
}

/** The outcome of importing sheets. */
export function imported(grids: readonly Grid[], files = whole): Imported {
  return made(importSheets(files, grids))
}
