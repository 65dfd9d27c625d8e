// Two projects: `api` runs in Node over fake-indexeddb; `screens` runs in Chromium with the real back end and the real IndexedDB.
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/browsers.mjs'
import appConfig from './vite.config.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{api,seed,unit}/**/*.test.ts', 'tests/*.test.ts'],
          // As below: a busy machine is slow, not wrong.
          testTimeout: 60_000,
        },
      },
      mergeConfig(appConfig, {
        // Two runs side by side take two ports.
        server: { strictPort: false },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/setup/screens.tsx'],
          // A busy machine is slow, not wrong: these end a wait that would never be over.
          testTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs() },
              // Nothing fades, so that what a test sees is there.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      }),
    ],
  },
})
