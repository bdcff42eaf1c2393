import { siteFolder } from './helpers/folders.ts'

const vitest = 'vitest run --project'
const playwright = 'playwright test --config tests/browser/playwright.config.ts --project'
const chromium = `${playwright} chromium --project chromium-storing`

/** The journeys through the editor but the first one, `edit.spec.ts`, by their files. */
const editorJourneys = 'edit[A-Z][A-Za-z]*.spec'

/** Every part of the tests: its name, and the command that runs it. */
export const testParts = {
  check: 'node src/cli/run.js check',
  lint: 'npm run --silent lint',
  types: 'npm run --silent types',
  unit: `${vitest} unit --project dom`,
  // The frozen catalogue, for the parts after it.
  build: `node src/cli/run.js build --outDir ${siteFolder}`,
  built: `${vitest} built --exclude **/*.slow.test.*`,
  core: `${chromium} --grep @core`,
  content: 'npm run --silent test:content',
  slow: `${vitest} slow --project slow-dom --project schedules`,
  sweeps: `${vitest} nightly --project nightly-dom`,
  'built-slow': `${vitest} built .slow.test`,
  languages: `${vitest} languages`,
  paths: `${chromium} --grep-invert @core|@nightly|${editorJourneys}`,
  editor: `${chromium} --grep ${editorJourneys} --grep-invert @core|@nightly`,
  'paths-nightly': `${chromium} --grep @nightly`,
  edits: `${vitest} edits together.test`,
  kinds: `${vitest} edits kind.test otherTrade.test`,
  properties: `${vitest} properties --project samples`,
  inbox: `${vitest} inbox`,
  browsers: `${playwright} firefox --project webkit`,
  hosting: `${vitest} hosting`,
} as const

export type PartName = keyof typeof testParts

/** Parts that read the site that `build` has built: they run after it and after one another. */
const siteParts: readonly string[] = [
  'build',
  'built',
  'built-slow',
  'languages',
  'core',
  'paths',
  'editor',
  'paths-nightly',
  'browsers',
  'hosting',
] satisfies PartName[]

/** Parts in two lanes that run beside each other: those that read the built site, and all others. */
export function lanesOf(parts: readonly PartName[]): PartName[][] {
  const isOnSite = (part: PartName) => siteParts.includes(part)
  const lanes = [parts.filter((part) => !isOnSite(part)), parts.filter(isOnSite)]
  return lanes.filter((lane) => lane.length > 0)
}

/** Before each commit. */
const quick: readonly PartName[] = ['check', 'lint', 'types', 'unit', 'build', 'built', 'core']

/** The further parts for which every change of code waits. */
const more: readonly PartName[] = ['content', 'slow', 'built-slow', 'languages', 'paths', 'edits']

/** Heavy, and rarely the first to find a fault: CI runs them each night, and when what they test changes. */
const nightly: readonly PartName[] = [
  'properties',
  'sweeps',
  'editor',
  'kinds',
  'inbox',
  'paths-nightly',
  'browsers',
  'hosting',
]

export const sets: Readonly<Record<string, readonly PartName[]>> = {
  quick,
  all: [...quick, ...more],
  nightly: ['build', ...nightly],
}

export function isPart(name: string): name is PartName {
  return Object.hasOwn(testParts, name)
}
