import { isCatalogueFile } from '../../catalogue/catalogueFiles.ts'
import { Button } from '../Button.tsx'
import { useEditor } from '../editorContext.ts'
import { publishWords } from '../publishWords.ts'
import styles from './LiveStatusLine.module.css'
import type { TestFault } from './liveStatus.ts'

const words = publishWords.live

/** The findings of failed tests, with advice. */
export function TestFaults({ faults }: { faults: readonly TestFault[] }) {
  const { nameOf, open } = useEditor()
  return (
    <ul className={styles.faults}>
      {faults.map(({ test, message, file = '', line = 0 }) => (
        <li key={`${test} ${file} ${line} ${message}`}>
          <p>
            {isCatalogueFile(file) ? words.place(nameOf(file), line) : words.fault(test)}
            {message !== undefined && <span className={styles.found}>{message}</span>}
          </p>
          <p>{isCatalogueFile(file) ? words.fixFile : words.fixOther}</p>
          {isCatalogueFile(file) && (
            <Button label={words.openFile(nameOf(file))} onClick={() => open(file)} />
          )}
        </li>
      ))}
    </ul>
  )
}
