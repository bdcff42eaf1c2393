import { createContext } from 'react'

/** The path of the page that is shown, for the links to know their own page by. */
export const Here = createContext<string | undefined>(undefined)
