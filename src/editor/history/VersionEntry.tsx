import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Changes } from '../controls/ChangeList.tsx'
import { publishWords } from '../edit/publishWords.ts'
import { useEditor } from '../state/editorContext.ts'
import type { Version } from '../storage/historySource.ts'
import { changesBetween } from './changesBetween.ts'
import { formatTime } from './formatTime.ts'
import own from './History.module.css'
import { versionTexts } from './revert.ts'

const words = publishWords.history

type Props = {
  version: Version
  onTakeBack(version: Version): void
  /** Left out if no page is open. */
  onShow?(version: Version): void
}

/** One change: who has made it and when, what a buyer finds changed, and what can be done with it. */
export function VersionEntry({ version, onTakeBack, onShow }: Props) {
  const { history } = useEditor().storage
  const { title, author, date, parent } = version
  const [changes, setChanges] = useState<ReturnType<typeof changesBetween>>()
  const [status, setStatus] = useState(words.reading)

  function read(): void {
    if (changes !== undefined) return
    versionTexts(history, version).then(
      ([before, after]) => {
        const visibleChanges = changesBetween(before, after)
        setChanges(visibleChanges)
        setStatus(visibleChanges.length === 0 ? words.nothingSeen : '')
      },
      (error: Error) => setStatus(error.message),
    )
  }
  return (
    <li>
      <details onToggle={(event) => event.currentTarget.open && read()}>
        <summary>
          {title}
          <span className={own.who}>{words.by(author, formatTime(date))}</span>
        </summary>
        <p role="status">{status}</p>
        {changes && <Changes changes={changes} />}
        {parent !== undefined && (
          <Button label={words.takeBack} onClick={() => onTakeBack(version)} />
        )}
        {onShow && <Button label={words.compare} onClick={() => onShow(version)} />}
      </details>
    </li>
  )
}
