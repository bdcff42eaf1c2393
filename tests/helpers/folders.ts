import path from 'node:path'

/** The frozen catalogue that tests of the code read; `CATALOGUE` names another one. */
export const catalogueFolder = path.resolve(process.env.CATALOGUE ?? 'tests/fixtures/catalogue')

/** The folder of the built site that is tested; `SITE_DIST` names another one. */
export const siteFolder = path.resolve(process.env.SITE_DIST ?? 'dist.test')
