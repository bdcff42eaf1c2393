import { chromium } from '@playwright/test'
import { chromiumPath } from './tests/browser/chromiumPath.ts'
