import writeXlsxFile from 'write-excel-file/universal'

/** An XLSX file with one sheet of these rows; a text that begins with "=" is a formula. */
export async function makeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const data = rows.map((row) =>
    row.map((value) => ({ value, type: value.startsWith('=') ? 'Formula' : String }) as const),
  )
  const file = await writeXlsxFile([{ sheet: 'ours', data }]).toBlob()
  return Buffer.from(await file.arrayBuffer())
}
