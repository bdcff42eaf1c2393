import { useEffect } from 'react'

/** Tells the boot script that a press needs to wait no longer: React answers it, or never will. */
export function reportReady(): void {
  dispatchEvent(new Event('ready'))
}

/** Reports that React answers every press on the page from now on. */
export function useReportReady(): void {
  useEffect(reportReady, [])
}
