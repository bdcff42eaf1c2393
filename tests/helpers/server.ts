import { setupServer } from 'msw/node'

/** The mocked enquiry endpoint: a test defines its answers, and any other request is an error. */
export const server = setupServer()
