import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Today's date, updated before printing: the page may have been open since yesterday.
 * @param language that the date is written in, such as `en-IN`
 */
export function useToday(language: string): string {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const update = () => flushSync(() => setToday(new Date()))
    addEventListener('beforeprint', update)
    return () => removeEventListener('beforeprint', update)
  }, [])
  return today.toLocaleDateString(language, { dateStyle: 'long' })
}
