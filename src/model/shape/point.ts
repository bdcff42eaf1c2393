import type { z } from 'zod'
import { group } from './group.ts'
import { text } from './text.ts'

/** A short point: what it is called, and why it matters to the buyer. */
export const Point = group('Point', 'A short point and why it matters.', {
  title: text('Title', 'The point in a few words.', 'Light to lift'),
  text: text('Text', 'Why it matters to the buyer.', 'Two men carry a sheet up a ladder.'),
})

export type Point = z.infer<typeof Point>
