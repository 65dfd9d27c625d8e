// Two projects: `api` runs in Node over fake-indexeddb; `screens` runs in Chromium with the real back end and the real IndexedDB.
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/browsers.mjs'
import appConfig from './vite.config.ts'

/** Another day to begin on: tests/setup/shift-clock.ts. */
const env = { TEST_DATE: process.env.TEST_DATE ?? '' }

export default defineConfig({
  test: {
    // Vitest would leave one core to itself: on two, that is every other test.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'api',
          sequence: { groupOrder: 0 },
          environment: 'node',
          // Dexie looks for it when it is imported.
          setupFiles: ['tests/setup/shift-clock.ts', 'fake-indexeddb/auto'],
          env,
          include: ['tests/{api,seed,unit}/**/*.test.ts', 'tests/*.test.ts'],
          // As below: a busy machine is slow, not wrong.
          testTimeout: 180_000,
        },
      },
      mergeConfig(appConfig, {
        // Two runs side by side take two ports.
        server: { strictPort: false, hmr: { overlay: false } },
        test: {
          name: 'screens',
          // After the others: side by side with them, pages would wait for the processor.
          sequence: { groupOrder: 1 },
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/setup/shift-clock.ts', 'tests/setup/screens.tsx'],
          env,
          // A busy machine is slow, not wrong: these end a wait that would never be over.
          testTimeout: 180_000,
          expect: { poll: { timeout: 45_000 } },
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
