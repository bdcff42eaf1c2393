import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './PrintDate.module.css'

function today(): string {
  const { lang } = document.documentElement
  return new Intl.DateTimeFormat(lang || 'en', { dateStyle: 'long' }).format(new Date())
}

/**
 * The day a data sheet is printed, seen on paper only. The browser alone knows it: the built page,
 * and a sheet printed without JavaScript, name no day rather than a wrong one.
 * @param text holds `{date}`
 */
export function PrintDate({ text }: { text: string }) {
  const [date, setDate] = useState<string>()
  useEffect(() => {
    // Not before it prints: the page may be left open over night, and working a date out takes a
    // slow phone the time of a hundred elements.
    const printing = () => flushSync(() => setDate(today()))
    addEventListener('beforeprint', printing)
    return () => removeEventListener('beforeprint', printing)
  }, [])
  return date === undefined ? null : (
    <p className={styles.date}>{text.replace('{date}', () => date)}</p>
  )
}
