import { it } from 'vitest'
import { edits } from './edits.ts'
import { built, edited, run } from './suites.ts'

const HOUR = 3_600_000

it('all right edits together fail no test that visits the site', {
  timeout: HOUR,
}, async () => {
  const { CATALOGUE, PATHS } = await edited(edits)
  const config = 'tests/browser/playwright.config.ts'
  await run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', config, '--reporter', 'line'],
    {
      CATALOGUE,
      PATHS,
      SITE_DIST: await built(CATALOGUE),
    },
  )
})
