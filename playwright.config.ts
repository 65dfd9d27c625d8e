// The browser tests: e2e/**/*.spec.ts against the build in dist, which each worker serves on a port of its own (e2e/site.ts).
// CAIRN_DIST names another build. The engines besides Chromium are driven by e2e/smoke.
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/browsers.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/playwright',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow, not wrong: these end a wait that would never be over.
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    // The same browser draws letters a little differently on another machine.
    toHaveScreenshot: { pathTemplate: '{testDir}/looks/{arg}.png', maxDiffPixelRatio: 0.005 },
  },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs() },
  },
})
