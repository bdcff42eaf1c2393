import path from 'node:path'
import globalData from '@csstools/postcss-global-data'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { editorBuild } from './src/editor/server/editorBuild.ts'
import { brandAliases } from './src/site/brand.ts'
import { shortClassName } from './src/site/className.ts'
import { codeSplitting } from './src/site/codeSplitting.ts'
import { expectUsableFolder } from './src/site/disk/usableFolder.js'
import { oldestBrowsers } from './src/site/oldestBrowsers.ts'
import { catalogue } from './src/site/vitePlugin.ts'

expectUsableFolder(process.cwd())

/** The plugin by mode: the editor of a repository on GitHub, on the site or elsewhere; that of a folder; or the site. */
function pluginFor(mode: string): Plugin {
  // GitHub names the repository in the environment of its workflows.
  const { GITHUB_API: api = 'https://api.github.com', GITHUB_REPOSITORY: repository } = process.env
  if (mode === 'edit' || mode === 'edit-site') {
    return editorBuild({ api, repository, isOnSite: mode === 'edit-site' })
  }
  return mode === 'edit-folder' ? editorBuild() : catalogue()
}

/** Makes tests with random cases or samples run all of them. */
const fullLength = { FULL: '1' }

/** Tests that render components end in .tsx and run in jsdom; all other tests run in Node. */
const dom = {
  extends: true as const,
  test: {
    name: 'dom',
    environment: 'jsdom',
    sequence: { groupOrder: 1 },
    setupFiles: ['tests/setup.ts'],
    // Long enough for a busy machine.
    testTimeout: 60_000,
    include: ['tests/**/*.test.tsx'],
    exclude: ['tests/**/*.{slow,nightly}.test.tsx'],
  },
}

/** The slow or nightly tests that render components. */
function longDom(kind: 'slow' | 'nightly') {
  // A process for each file: some replace a module for good.
  const own = { isolate: true, name: `${kind}-dom`, exclude: [] }
  return { ...dom, test: { ...dom.test, ...own, include: [`tests/**/*.${kind}.test.tsx`] } }
}

/** A project of tests that run in Node. */
function inNode(name: string, include: string[], testTimeout?: number, env = {}) {
  return { extends: true as const, test: { name, environment: 'node', include, testTimeout, env } }
}

/** A project of tests of the built site, which is built before they run. */
function onSite(name: string, include: string[]) {
  // Commands that a test starts build and serve the frozen catalogue, unless the test names another one.
  const env = { CATALOGUE: process.env.CATALOGUE ?? path.resolve('tests/fixtures/catalogue') }
  const { test, ...project } = inNode(name, include, 60_000, env)
  return { ...project, test: { ...test, globalSetup: ['tests/helpers/buildTestSite.ts'] } }
}

/** Generates the tree of the routes. Not in the builds of the editor, which import the generated file. */
const routeTree = () =>
  tanstackRouter({
    target: 'react',
    quoteStyle: 'single',
    routeTreeFileHeader: [
      '// Written by the router: its casts are its own, its types are checked like all others.',
    ],
  })

/**
 * The name of a built file. Six characters are the fewest by which the bundler names the files of the site, 64 at most, and
 * each page has dozens of names in its head and its scripts. The editor has more files.
 */
const hashedName = (mode: string) => (mode.startsWith('edit') ? '[name]-[hash]' : '[name]-[hash:6]')

export default defineConfig(({ mode }) => ({
  plugins: [...(mode.startsWith('edit') ? [] : [routeTree()]), react(), pluginFor(mode)],
  resolve: {
    alias: [
      // Replaces the package for older versions of React, which the router's store imports, by React itself.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ...brandAliases(),
    ],
  },
  css: {
    modules: { generateScopedName: shortClassName },
    // Defines the boundary between narrow and wide screens once for all style sheets.
    postcss: {
      plugins: [globalData({ files: ['src/ui/styles/media.css'] }), customMedia()],
    },
  },
  build: {
    target: Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`),
    // Without the list of modules to preload, which would add 0.3 kB to every page.
    modulePreload: false,
    rolldownOptions: {
      // A busy machine must not cause warnings.
      checks: { bundlerTimings: false },
      output: {
        // At the root, because a service worker is responsible for its own folder.
        entryFileNames: ({ name }) =>
          name === 'offline' || name === 'boot' ? `${name}.js` : `assets/${hashedName(mode)}.js`,
        chunkFileNames: `assets/${hashedName(mode)}.js`,
        assetFileNames: `assets/${hashedName(mode)}[extname]`,
        codeSplitting,
      },
    },
  },
  test: {
    // Tests use all processors, because nothing else runs meanwhile.
    maxWorkers: '100%',
    // Test files share processes, so that the code is loaded once.
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
          exclude: ['tests/{enquiry,inbox}/schedules/**', 'tests/**/*.{slow,nightly}.test.ts'],
        },
      },
      inNode('slow', ['tests/*.slow.test.ts', 'tests/!(built)/**/*.slow.test.ts'], 120_000),
      longDom('slow'),
      inNode('nightly', ['tests/**/*.nightly.test.ts'], 120_000),
      longDom('nightly'),
      inNode('schedules', ['tests/enquiry/schedules/*.test.ts']),
      inNode('inbox', ['tests/inbox/schedules/*.test.ts'], 600_000),
      // Tests with random cases or samples, at full length.
      inNode(
        'properties',
        ['tests/!(inbox)/**/{property.slow,schedules,session,fix.slow}.test.ts'],
        600_000,
        fullLength,
      ),
      {
        ...dom,
        test: {
          ...dom.test,
          name: 'samples',
          // Some replace what the browser has for good.
          isolate: true,
          include: [
            'tests/editor/forms/{mistakes.nightly,form.slow}.test.tsx',
            'tests/enquiry/blocked.slow.test.tsx',
          ],
          exclude: [],
          env: fullLength,
        },
      },
      onSite('built', ['tests/built/!(languages)*.test.ts']),
      onSite('languages', ['tests/built/languages.test.ts']),
      inNode('edits', ['tests/edits/*.test.ts'], 900_000),
      inNode('hosting', ['tests/hosting/*.test.ts'], 60_000),
    ],
  },
}))
