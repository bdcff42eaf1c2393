import { useLoaderData, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { resolveAlias } from '../../catalogue/resolveAlias.ts'
import type { PictureView } from '../../catalogue/view.ts'
import type { ListedProduct } from '../../enquiry/list/itemValues.ts'
import type { ProductView } from '../shared/productView.ts'

/** The main picture of a product. */
export function productPicture(page: ProductView): PictureView | undefined {
  return page.kind === 'full' ? page.gallery.pictures[page.gallery.main] : page.picture
}

/** The result of looking up the product of an item. */
export type ProductLookup = { product: ListedProduct; page?: ProductView; failed?: true }

/**
 * Looks up the products at the given paths, each once.
 * @param paths may be aliases, because a saved list or a shared comparison has the path from before a product was renamed
 * @param limit the number of products needed; if one no longer exists, the next path is looked up
 */
export function useProducts(
  paths: readonly string[],
  limit = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, ProductLookup> {
  const { source } = useRouter().options.context
  const { aliases } = useLoaderData({ from: '__root__' })
  const [lookups, setLookups] = useState<ReadonlyMap<string, ProductLookup>>(new Map())
  const pending = [...new Set(paths)]
    .filter((path) => lookups.get(path)?.product !== 'gone')
    .slice(0, limit)
    .filter((path) => !lookups.has(path))
    .join(' ')
  useEffect(() => {
    if (pending === '') return
    let isActive = true
    async function lookUp(path: string): Promise<readonly [string, ProductLookup]> {
      try {
        const page = await source.page(resolveAlias(path, aliases) ?? path)
        // Only the page of a product has fields to ask for it.
        if (page === undefined || !('enquiry' in page) || page.enquiry === undefined) {
          return [path, { product: 'gone' }]
        }
        const table = page.kind === 'full' ? page.specification : page.table
        const product = { name: page.heading, table, english: page.enquiry.english }
        return [path, { product, page }]
      } catch {
        return [path, { product: undefined, failed: true }]
      }
    }
    void Promise.all(pending.split(' ').map(lookUp)).then((entries) => {
      if (isActive) setLookups((before) => new Map([...before, ...entries]))
    })
    return () => {
      isActive = false
    }
  }, [source, aliases, pending])
  return lookups
}
