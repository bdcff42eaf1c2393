import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './PrintDate.module.css'

/**
 * The day a data sheet is printed, seen on paper only. The browser alone knows it: the built page,
 * and a sheet printed without JavaScript, name no day rather than a wrong one.
 * @param text holds `{date}`
 */
export function PrintDate({ text }: { text: string }) {
  const [date, setDate] = useState<string>()
  useEffect(() => {
    const today = () => {
      const { lang } = document.documentElement
      setDate(new Intl.DateTimeFormat(lang || 'en', { dateStyle: 'long' }).format(new Date()))
    }
    // Again when it prints: the page may have been left open over night.
    const printing = () => flushSync(today)
    today()
    addEventListener('beforeprint', printing)
    return () => removeEventListener('beforeprint', printing)
  }, [])
  return date === undefined ? null : (
    <p className={styles.date}>{text.replace('{date}', () => date)}</p>
  )
}
