import { type ErrorComponentProps, useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ErrorMessage } from './ErrorMessage.tsx'
import { isLostFile, reloadOnce } from './lostFile.ts'

function dataText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}

/**
 * What stands in a page's place when loading or showing it has failed. Where a part of the site was
 * lost, the new version is loaded first.
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const site = useLoaderData({ from: '__root__' })
  const [reloading, setReloading] = useState(isLostFile(error))
  useEffect(() => {
    if (isLostFile(error)) setReloading(reloadOnce())
  }, [error])
  return reloading ? null : <ErrorMessage site={site} text={dataText(error)} />
}
