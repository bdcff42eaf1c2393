import { isOwnFile } from '../../model/catalogue/catalogueFiles.ts'
import { publishWords } from '../publishWords.ts'
import styles from './LiveLine.module.css'
import type { TestFault } from './liveStatus.ts'

const words = publishWords.live

/** How a file is called, and what opens it. */
export type OpenFile = { nameOf(file: string): string; onOpen(file: string): void }

/** What failed tests have found, and what to do. */
export function Faults({ faults, nameOf, onOpen }: OpenFile & { faults: readonly TestFault[] }) {
  return (
    <ul className={styles.faults}>
      {faults.map(({ test, message, file = '', line = 0 }) => (
        <li key={`${test} ${file} ${line} ${message}`}>
          <p>
            {isOwnFile(file) ? words.place(nameOf(file), line) : words.fault(test)}
            {message !== undefined && <span className={styles.found}>{message}</span>}
          </p>
          <p>{isOwnFile(file) ? words.fixFile : words.fixOther}</p>
          {isOwnFile(file) && (
            <button type="button" onClick={() => onOpen(file)}>
              {words.openFile(nameOf(file))}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
