import { useEffect, useRef } from 'react'
import styles from './PrintDate.module.css'

/**
 * The day a data sheet is printed, seen on paper only. The browser alone knows it: the built page,
 * and a sheet printed without JavaScript, name no day rather than a wrong one.
 * @param text holds `{date}`
 */
export function PrintDate({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Not before it prints: the page may be left open over night, and working a date out takes a
    // slow phone the time of a hundred elements.
    function printing() {
      const date = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
        dateStyle: 'long',
      }).format(new Date())
      line.current?.replaceChildren(text.replace('{date}', () => date))
    }
    addEventListener('beforeprint', printing)
    return () => removeEventListener('beforeprint', printing)
  }, [text])
  return <p ref={line} className={styles.date} />
}
