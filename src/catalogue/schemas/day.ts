import { z } from 'zod'

/** A day in ISO format: it sorts, and is the same in every country. */
export const Day = z.iso.date('A day like "2026-03-12" is expected here')
