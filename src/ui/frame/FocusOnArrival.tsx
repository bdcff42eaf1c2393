import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a move to another page: its heading takes the focus, its title is announced. */
export function FocusOnArrival() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        // The router scrolls: to the top, or back to the old place.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="heard" role="status">
      {title}
    </p>
  )
}
