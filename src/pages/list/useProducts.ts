import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PictureView } from '../../catalogue/view.ts'
import type { ListedProduct } from '../../enquiry/list/message.ts'
import type { FullView } from '../product/fullKind.ts'
import type { PlaceholderView } from '../product/placeholderKind.ts'

/** What the browser is given of a product's page. */
export type ProductView = FullView | PlaceholderView

/** The picture that stands for a product. */
export function productPicture(page: ProductView): PictureView | undefined {
  return page.kind === 'full' ? page.gallery.pictures[page.gallery.main] : page.picture
}

/** The product of an item, and its page. */
export type ProductLookup = { product: ListedProduct; page?: ProductView; failed?: true }

/**
 * Looks up the products at some paths, each once.
 * @param limit how many are needed: the next is looked up where one does not exist any more
 */
export function useProducts(
  paths: readonly string[],
  limit = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, ProductLookup> {
  const { source } = useRouter().options.context
  const [found, setFound] = useState<ReadonlyMap<string, ProductLookup>>(new Map())
  const pending = [...new Set(paths)]
    .filter((path) => found.get(path)?.product !== 'gone')
    .slice(0, limit)
    .filter((path) => !found.has(path))
    .join(' ')
  useEffect(() => {
    if (pending === '') return
    let active = true
    async function lookUp(path: string): Promise<readonly [string, ProductLookup]> {
      try {
        const page = await source.page(path)
        // A page is a product's where an enquiry can be made.
        if (page === undefined || !('ask' in page) || page.ask === undefined)
          return [path, { product: 'gone' }]
        const table = page.kind === 'full' ? page.specification : page.table
        return [path, { product: { name: page.heading, table, english: page.ask.english }, page }]
      } catch {
        return [path, { product: undefined, failed: true }]
      }
    }
    void Promise.all(pending.split(' ').map(lookUp)).then((entries) => {
      if (active) setFound((before) => new Map([...before, ...entries]))
    })
    return () => {
      active = false
    }
  }, [source, pending])
  return found
}
