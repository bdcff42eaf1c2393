import type { RegisteredRouter } from '@tanstack/react-router'

// Types alone: a function here would be one script more for the list, the comparison and the calculator.

/** The view of any page, as the router loads it. */
export type LoadedPage = NonNullable<
  Awaited<ReturnType<RegisteredRouter['options']['context']['source']['page']>>
>

/** The view of a product's page. */
export type ProductView = Extract<LoadedPage, { kind: 'full' | 'placeholder' }>
