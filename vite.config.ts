import path from 'node:path'
import globalData from '@csstools/postcss-global-data'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { editorBuild } from './src/editor/server/editBuild.ts'
import { floor } from './src/site/floor.ts'
import { catalogue } from './src/site/plugin.ts'

/** What every page runs, from npm. */
const sharedPackages =
  /node_modules\/(react|react-dom|react-intersection-observer|scheduler|@tanstack|use-sync-external-store)\//

/** What every page runs, from this project: the entry, and what surrounds every page. */
const sharedFolders = [
  'main',
  'router',
  'ui/links',
  'ui/language/LanguageLinks',
  'ui/header/(?!menuPictures)',
  'ui/footer',
  'ui/styles/(?!typeface\\.ts)',
  'ui/frame/(?!PageIntro)',
  'ui/business/(?!ContactWays)',
  'ui/errors',
  'ui/screen',
  'ui/pictures',
  'ui/motion',
  'enquiry/message/enquiryMessage',
  'catalogue/(textOf|limits)',
]

const shared = new RegExp(`${sharedPackages.source}|src/(${sharedFolders.join('|')})\\b`)

/** What is made: the editor of a repository on GitHub, that of a folder, or the site. */
function pluginFor(mode: string): Plugin {
  if (mode === 'edit') return editorBuild(process.env.GITHUB_API ?? 'https://api.github.com')
  return mode === 'edit-folder' ? editorBuild() : catalogue()
}

/** Asks the tests with random cases and samples for all of them. */
const full = { FULL: '1' }

/** What draws something ends in .tsx and has a page in jsdom; the other tests run in Node. */
const dom = {
  extends: true as const,
  test: {
    name: 'dom',
    environment: 'jsdom',
    // A page and what listens to it belong to one file: these run in processes of their own, after the others.
    isolate: true,
    sequence: { groupOrder: 1 },
    setupFiles: ['tests/setup.ts'],
    // Generous for a busy machine.
    testTimeout: 60_000,
    include: ['tests/**/*.test.tsx'],
    exclude: ['tests/**/*.slow.test.tsx'],
  },
}

/** The slow ones of them. */
const slowDom = {
  ...dom,
  test: { ...dom.test, name: 'slow-dom', include: ['tests/**/*.slow.test.tsx'], exclude: [] },
}

/** Tests that need no page, in Node. */
function inNode(name: string, include: string[], testTimeout?: number, env = {}) {
  return { extends: true as const, test: { name, environment: 'node', include, testTimeout, env } }
}

/** Tests of the built site, which is built before them. */
function onSite(name: string, include: string[]) {
  // What a test starts builds and serves the frozen catalogue, unless the test names another one.
  const env = { CATALOGUE: process.env.CATALOGUE ?? path.resolve('tests/fixtures/catalogue') }
  const { test, ...project } = inNode(name, include, 60_000, env)
  return { ...project, test: { ...test, globalSetup: ['tests/helpers/buildTestSite.ts'] } }
}

/** Writes the tree of the routes, which the editor imports as it is. */
const routeTree = () =>
  tanstackRouter({
    target: 'react',
    quoteStyle: 'single',
    routeTreeFileHeader: [
      '// Written by the router: its casts are its own, its types are checked like all others.',
    ],
  })

export default defineConfig(({ mode }) => ({
  plugins: [...(mode.startsWith('edit') ? [] : [routeTree()]), react(), pluginFor(mode)],
  // What the router's store brings for older versions of React, it gets from React.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // The boundary between narrow and wide screens is named once for all style sheets.
  css: {
    // Every page carries all names: with Vite's own, which are longer, a page is 0.4 kB more.
    modules: { generateScopedName: '[hash:base64:4]' },
    postcss: {
      plugins: [globalData({ files: ['src/ui/styles/media.css'] }), customMedia()],
    },
  },
  build: {
    target: Object.entries(floor).map(([browser, version]) => `${browser}${version}`),
    // A part that is asked for finds its own parts: what tells them ahead is 0.3 kB of every page.
    modulePreload: false,
    rolldownOptions: {
      // A busy machine is no fault of the build.
      checks: { bundlerTimings: false },
      output: {
        // The worker answers for the folder that it lies in.
        entryFileNames: ({ name }) =>
          name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // What every page runs is one file: apart, its parts weigh more and come later.
          groups: [
            { name: 'main', test: shared },
            // What forms, products, the list and the comparison share: a field, where figures come
            // from, a form, and to hand on what it holds.
            {
              name: 'field',
              test: /src\/(ui\/form\/FieldInput|pages\/shared\/source(Signs|Notes)|enquiry\/list\/share\b)/i,
            },
            {
              name: 'form',
              test: /src\/(catalogue\/forms|enquiry\/(form\/(use|E)|formState|FormSection))/,
            },
            {
              name: 'handOver',
              test: /src\/enquiry\/(progress|message\/(formMessage|messageLinks))/,
            },
          ],
        },
      },
    },
  },
  test: {
    // Nothing else runs meanwhile.
    maxWorkers: '100%',
    // Files that need no page share processes, so that the code is loaded once.
    isolate: false,
    setupFiles: ['tests/restore.ts'],
    globalSetup: ['tests/temporaryFolder.ts'],
    sequence: { setupFiles: 'list' },
    projects: [
      dom,
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000,
          include: [
            'tests/*.test.ts',
            'tests/{catalogue,ui,roof,enquiry,pages,check,site,editor,inbox,cli}/**/*.test.ts',
          ],
          exclude: ['tests/{enquiry,inbox}/schedules/**', 'tests/**/*.slow.test.ts'],
        },
      },
      inNode('slow', ['tests/!(built)/**/*.slow.test.ts'], 120_000),
      slowDom,
      inNode('schedules', ['tests/enquiry/schedules/*.test.ts']),
      inNode('inbox', ['tests/inbox/schedules/*.test.ts'], 600_000),
      // What is tried with random cases or samples, at its full length.
      inNode(
        'properties',
        ['tests/!(inbox)/**/{property,schedules,session,fix}.test.ts'],
        600_000,
        full,
      ),
      {
        ...dom,
        test: {
          ...dom.test,
          name: 'samples',
          include: ['tests/editor/mistakes.slow.test.tsx'],
          exclude: [],
          env: full,
        },
      },
      onSite('built', ['tests/built/!(languages)*.test.ts']),
      onSite('languages', ['tests/built/languages.test.ts']),
      inNode('edits', ['tests/edits/*.test.ts'], 900_000),
      inNode('hosting', ['tests/hosting/*.test.ts']),
    ],
  },
}))
