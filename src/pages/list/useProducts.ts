import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PageView } from '../pages.ts'
import type { Product } from './message.ts'

/** What the browser is given of a product's page. */
export type ProductView = Extract<PageView, { kind: 'full' | 'placeholder' }>

/** A product of a line, and its page. */
export type Found = { product: Product; page?: ProductView; failed?: true }

/**
 * Looks up the products at some paths, each once; what could not be fetched is no loss.
 * @param most how many are needed: the next is looked up where one turns out to be gone
 */
export function useProducts(
  paths: readonly string[],
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, Found> {
  const { source } = useRouter().options.context
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map())
  const wanted = [...new Set(paths)]
    .filter((path) => found.get(path)?.product !== 'gone')
    .slice(0, most)
    .filter((path) => !found.has(path))
    .join(' ')
  useEffect(() => {
    if (wanted === '') return
    let stays = true
    async function lookUp(path: string): Promise<readonly [string, Found]> {
      try {
        const page = await source.page(path)
        // A page is a product's where it can be asked for.
        if (page === undefined || !('ask' in page) || page.ask === undefined)
          return [path, { product: 'gone' }]
        const table = page.kind === 'full' ? page.specification : undefined
        return [path, { product: { name: page.heading, table }, page }]
      } catch {
        return [path, { product: undefined, failed: true }]
      }
    }
    void Promise.all(wanted.split(' ').map(lookUp)).then((entries) => {
      if (stays) setFound((before) => new Map([...before, ...entries]))
    })
    return () => {
      stays = false
    }
  }, [source, wanted])
  return found
}
