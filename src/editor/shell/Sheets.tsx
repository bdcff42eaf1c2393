import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { ChangeList } from '../controls/ChangeList.tsx'
import styles from '../controls/dialogs.module.css'
import { TaskError } from '../edit/catalogueEdit.ts'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import type { Texts } from '../edit/session.ts'
import {
  type FailedSheets,
  formatCellMessage,
  type ImportOutcome,
  importSheets,
  worksheetsOf,
} from '../sheet/importSheets.ts'
import { readXlsx, writeXlsx } from '../sheet/sheetFiles.ts'
import { useEditor } from '../state/editorContext.ts'

/** Downloads a file in the browser. */
function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Exports the catalogue as a spreadsheet, and imports one: its changes are shown first, and are one step of undo. */
export default function Sheets() {
  const { session, now, edit, nameOf } = useEditor()
  const [outcome, setOutcome] = useState<{ texts: Texts; done: ImportOutcome | FailedSheets }>()
  // An outcome for other texts is out of date.
  const done = outcome?.texts === session.now ? outcome.done : undefined

  async function make(
    work: () => Promise<ImportOutcome | FailedSheets | undefined>,
  ): Promise<void> {
    const made = await work().catch((error: unknown) => {
      if (error instanceof TaskError) return { refused: error.message }
      throw error
    })
    setOutcome(made && { texts: session.now, done: made })
  }
  const exportAll = () =>
    make(async () => {
      const sheets = worksheetsOf(now)
      if ('refused' in sheets) return sheets
      download('catalogue.xlsx', await writeXlsx(sheets))
      return undefined
    })
  const importFile = (file: File) =>
    make(async () => importSheets(now, await readXlsx(new Uint8Array(await file.arrayBuffer()))))

  return (
    <div className={styles.asking}>
      <Button label={editorWords.exportSheets} onClick={() => void exportAll()} />
      <label>
        {editorWords.importSheets}
        <input
          type="file"
          accept=".xlsx"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // So that the same file can be chosen again, once it is fixed.
            target.value = ''
            if (file !== undefined) void importFile(file)
          }}
        />
      </label>
      <div role="status">
        {done !== undefined && 'refused' in done && (
          <pre className={styles.refused}>{done.refused}</pre>
        )}
        {done !== undefined && 'after' in done && (
          <>
            {done.errors.length > 0 && (
              <>
                <p>{editorWords.fixSheetFirst}</p>
                <pre className={styles.refused}>
                  {done.errors.map(formatCellMessage).join('\n')}
                </pre>
              </>
            )}
            {done.changed.size === 0 && done.errors.length === 0 ? (
              <p>{editorWords.nothingNew}</p>
            ) : (
              <ChangeList before={now} after={done.after} />
            )}
            <ul>
              {[
                ...done.messages.map(({ file, text }) =>
                  file === undefined ? text : `${nameOf(file)}: ${text}`,
                ),
                ...done.notes,
                ...done.warnings.map(formatCellMessage),
              ].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {done.changed.size > 0 && done.errors.length === 0 && (
              <Button
                label={editorWords.applySheets}
                onClick={() => edit(done.changed, { name: publishWords.undo.sheet })}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
