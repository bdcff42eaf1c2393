import { setupServer } from 'msw/node'

/** Answers for the enquiry endpoint where a test says so; every other request is an error. */
export const server = setupServer()
