import { createFileRoute } from '@tanstack/react-router'
import { loadUnknownAddress } from './-pageLoader.ts'

/** Any path with several parts: no page has one, but a damaged address may. */
export const Route = createFileRoute('/$')({ loader: loadUnknownAddress })
