import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { className } from './src/build/className.ts'
import { catalogue } from './src/build/plugin.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    catalogue(),
  ],
  css: { modules: { generateScopedName: className } },
  build: { modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,built,check,hosting}/**'],
        },
      },
      {
        extends: true,
        test: { name: 'check', environment: 'node', include: ['tests/check/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'built', environment: 'node', include: ['tests/built/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'hosting', environment: 'node', include: ['tests/hosting/*.test.ts'] },
      },
    ],
  },
})
