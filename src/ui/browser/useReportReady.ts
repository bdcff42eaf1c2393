import { useEffect, useState } from 'react'

/** Tells the boot script that a press needs to wait no longer: React answers it, or never will. */
export function reportReady(): void {
  dispatchEvent(new Event('ready'))
}

/** Reports that React answers every press on the page from now on. */
export function useReportReady(): void {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    // After the tasks that other effects have begun, such as the one that replaces the buttons of the menus.
    if (isMounted) setTimeout(reportReady)
    // Rendered together with the states that other effects set, such as what a form contains.
    else setIsMounted(true)
  }, [isMounted])
}
