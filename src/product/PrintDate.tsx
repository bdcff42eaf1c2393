import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './PrintDate.module.css'

/**
 * The day a data sheet is printed. Only the browser knows it, and only when it prints: the built
 * page, and a sheet printed without JavaScript, name no day rather than a wrong one.
 * @param text holds `{date}`
 */
export function PrintDate({ text }: { text: string }) {
  const [date, setDate] = useState<string>()
  useEffect(() => {
    function today() {
      const { lang } = document.documentElement
      const day = new Intl.DateTimeFormat(lang || 'en', { dateStyle: 'long' }).format(new Date())
      flushSync(() => setDate(day))
    }
    addEventListener('beforeprint', today)
    return () => removeEventListener('beforeprint', today)
  }, [])
  return date === undefined ? null : (
    <p className={styles.date}>{text.replace('{date}', () => date)}</p>
  )
}
