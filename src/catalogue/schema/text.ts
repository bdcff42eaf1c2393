import { z } from 'zod'

/** One line or paragraph that a visitor reads. Plain text: markup in it is shown as text. */
export const Text = z.string().min(1)

/** A declared path, spelt exactly as `routes.json` spells it. */
export const Path = z.string().regex(/^\/[A-Za-z0-9]*$/)

/** A file name inside `public/pictures/`. */
export const PictureFile = z.string().regex(/^[a-z0-9-]+\.(jpg|png|webp)$/)
