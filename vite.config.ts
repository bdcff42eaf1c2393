import globalData from '@csstools/postcss-global-data'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vitest/config'
import { floor } from './src/site/floor.ts'
import { catalogue } from './src/site/plugin.ts'
import { withoutLink } from './src/site/withoutLink.ts'

/** The code that every page runs: the framework, and the parts that are round every page. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store|react-intersection-observer)\/|src\/(main|router|links|header|footer|frame|business|errors|screen|pictures|motion)\b/

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      quoteStyle: 'single',
      routeTreeFileHeader: [
        '// Written by the router: its casts are its own, its types are checked like all others.',
      ],
    }),
    withoutLink(),
    react(),
    catalogue(),
  ],
  // The boundary between narrow and wide screens is named once for all style sheets.
  css: {
    // Every page carries all names: a short one of Vite's own is 0.3 kB of each page less.
    modules: { generateScopedName: '[local]_[hash:base64:3]' },
    postcss: {
      plugins: [globalData({ files: ['src/styles/media.css'] }), customMedia()],
    },
  },
  build: {
    target: Object.entries(floor).map(([browser, version]) => `${browser}${version}`),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A busy machine is no fault of the build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // What every page runs is one file: apart, its parts weigh more and come later.
          groups: [{ name: 'main', test: everywhere }],
        },
      },
    },
  },
  test: {
    // Nothing else runs meanwhile.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts'],
          // A busy machine takes its time.
          testTimeout: 60_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,built,check,edits,hosting,schedules}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'check',
          environment: 'node',
          include: ['tests/check/**/*.test.ts'],
          // Commands are started, and a busy machine takes its time.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'schedules', environment: 'node', include: ['tests/schedules/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'edits',
          environment: 'node',
          include: ['tests/edits/*.test.ts'],
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: { name: 'hosting', environment: 'node', include: ['tests/hosting/*.test.ts'] },
      },
    ],
  },
})
