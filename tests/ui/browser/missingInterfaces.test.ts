import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/**
 * Interfaces that a page does not have if it is not served securely, or in an older browser, and the files that use
 * them, which do without. A new use is either in one of them, or has a fallback of its own and is added here.
 */
const usedIn: Record<string, { pattern: RegExp; files: readonly string[] }> = {
  crypto: { pattern: /\bcrypto\./, files: ['enquiry/form/submission.tsx'] },
  'the clipboard': { pattern: /\.clipboard\b|ClipboardItem/, files: ['ui/browser/copyText.ts'] },
  'the share dialog': {
    pattern: /navigator\.(share|canShare)\b/,
    files: ['ui/browser/sharePage.ts'],
  },
  'Web Locks': { pattern: /\.locks\b/, files: ['ui/browser/requestLock.ts'] },
  'service workers': {
    pattern: /\bserviceWorker\b/,
    files: ['ui/errors/ErrorScreen.tsx', 'ui/offline/registerOfflineWorker.ts'],
  },
  caches: {
    pattern: /\bcaches\./,
    files: ['ui/offline/worker/cache.ts', 'ui/offline/worker/worker.ts'],
  },
  'idle time': { pattern: /\brequestIdleCallback\b/, files: ['whenIdle.ts'] },
  'view transitions': { pattern: /\bstartViewTransition\b/, files: ['router.tsx'] },
  'the connection': { pattern: /navigator\.connection\b/, files: ['ui/browser/isSavingData.ts'] },
  'other interfaces': {
    pattern:
      /\b(structuredClone|BroadcastChannel|indexedDB|Segmenter|DurationFormat|withResolvers|wakeLock|userAgentData|geolocation|Notification|CompressionStream|showOpenFilePicker|showPicker|CloseWatcher|scheduler|cookieStore)\b|navigator\.(storage|permissions|vibrate|contacts|getBattery)|AbortSignal\.(any|timeout)|\.(togglePopover|showPopover|findLast|toReversed)\(/,
    files: [],
  },
}

const layers = ['ui', 'roof', 'enquiry', 'pages', 'routes']

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesOf(file)
    return /\.tsx?$/.test(entry.name) ? [file] : []
  })
}

const sources = [
  ...layers.flatMap((layer) => filesOf(path.join('src', layer))),
  ...['main.tsx', 'router.tsx', 'whenIdle.ts'].map((name) => path.join('src', name)),
]

it.each(Object.entries(usedIn))('%s: used only by code that does without', (_, use) => {
  const users = sources.filter((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.some((line) => !/^\s*(\*|\/\*|\/\/)/.test(line) && use.pattern.test(line))
  })
  const names = users.map((file) => path.relative('src', file).replaceAll(path.sep, '/'))
  expect(names.sort()).toEqual(use.files)
})
