import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { NotFound } from '../../ui/errors/ErrorScreen.tsx'
import type { SlugKind } from '../pageSchemas.ts'
import { ProductPage } from '../product/ProductPage.tsx'
import type { PageView, ViewOf } from './pageKinds.ts'

type SlugPageComponent<K extends SlugKind> = ComponentType<{ page: ViewOf[K]; site: LayoutView }>

/** The component of each kind with many pages. */
const components: { readonly [K in SlugKind]: SlugPageComponent<K> } = {
  full: ProductPage,
  placeholder: ProductPage,
}

function componentOf<K extends SlugKind>({ kind }: { kind: K }): SlugPageComponent<K> {
  return components[kind]
}

function isSlugView(page: PageView): page is ViewOf[SlugKind] {
  return Object.hasOwn(components, page.kind)
}

export const Route = createLazyRoute('/$slug')({ component: SlugPage })

/** A page of any kind with many pages. */
function SlugPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  // A page that exists only once has a route of its own.
  if (!isSlugView(page)) return <NotFound />
  const Component = componentOf(page)
  return <Component page={page} site={site} />
}
