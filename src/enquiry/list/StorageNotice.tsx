import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { canWriteStorage } from '../../ui/browser/canWriteStorage.ts'

/** The notice that this browser saves nothing, shown before anything is added to the list. */
export function StorageNotice() {
  const { source } = useRouter().options.context
  const [text, setText] = useState('')
  useEffect(() => {
    if (canWriteStorage(() => localStorage)) return
    source
      // The words are part of the list's page.
      .page('/List')
      .then((list) => {
        if (list?.kind === 'list') setText(list.words.list.unstored)
      })
      // The list's own page says it.
      .catch(() => undefined)
  }, [source])
  return text === '' ? null : <p>{text}</p>
}
