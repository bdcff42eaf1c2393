import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { canWriteStorage } from '../../ui/browser/canWriteStorage.ts'

/** Where the browser saves nothing: says so beside what adds to the list, before anything is added. */
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
