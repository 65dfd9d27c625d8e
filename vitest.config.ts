// Projects: `unit`, `api` and `api-zones` run in Node over fake-indexeddb; `screens` and `screens-fresh` in Chromium with the real back end and IndexedDB.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumArgs, findChromium } from './scripts/browsers.mjs'
import appConfig from './vite.config.ts'
import { cachedModules } from './vite-plugins/cached-modules.ts'

/** Another day to begin on (tests/setup/shift-clock.ts), and whether tests in quarantine are left out (tests/setup/quarantine.ts). */
const env = { TEST_DATE: process.env.TEST_DATE ?? '', QUARANTINE: process.env.QUARANTINE ?? '' }

/** Of the screens: a Wednesday morning, in the zone of the browser tests. A test may say on which day it stands, and no test depends on today. */
const SCREEN_DATE = '2026-11-25T09:00'

/** A busy machine is slow, not wrong: this ends a wait that would never be over. ms */
const PATIENCE = 180_000

/** React as it is sent to people: its development build takes a fifth more of a page's time. Who wants its warnings says REACT=development. */
const REACT = process.env.REACT ?? 'production'

/** Most of their time is that of loading what they test: files of a thread share it. */
const FUNCTION_TESTS = ['tests/{seed,unit}/**/*.test.ts']
const CALL_TESTS = ['tests/api/**/*.test.ts', 'tests/*.test.ts']

/** Those that move to another time zone, which a process can and a thread cannot. */
const zoned = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter(
    (name) =>
      name.endsWith('.test.ts') && readFileSync(join(import.meta.dirname, name), 'utf8').includes("stubEnv('TZ'"),
  )

const inNode = {
  sequence: { groupOrder: 0 },
  environment: 'node' as const,
  // Dexie looks for it when it is imported.
  setupFiles: ['tests/setup/shift-clock.ts', 'tests/setup/quarantine.ts', 'fake-indexeddb/auto'],
  env,
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
}

/** By size and not by what the last run took, so that the files come in the same order on every machine. */
class LargestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) => ({
      group: project.config.sequence.groupOrder,
      size: statSync(moduleId).size,
      moduleId,
    })
    const ranked = files.map((file) => ({ file, ...rank(file) }))
    return ranked
      .toSorted((a, b) => a.group - b.group || b.size - a.size || (a.moduleId < b.moduleId ? -1 : 1))
      .map(({ file }) => file)
  }
}

/** What is pressed while code is on its way: on a page where another file has been, it has come already. */
const BEFORE_CODE = ['lock-keys', 'messages-panel', 'notes-exchange', 'scrumboard-ways'].map(
  (name) => `tests/screens/${name}.test.tsx`,
)

interface PageProject {
  readonly name: string
  readonly include: string[]
  readonly exclude?: string[]
  /** Whether each file has a page of its own. */
  readonly isolate: boolean
}

const inChromium = ({ name, include, exclude = [], isolate }: PageProject) =>
  mergeConfig(appConfig, {
    plugins: process.argv.includes('run') ? [cachedModules()] : [],
    // Two runs side by side take two ports.
    server: { strictPort: false, hmr: false },
    // What else asks for development, such as the page's own look at every answer, stays as it is.
    oxc: { jsx: { development: REACT === 'development' } },
    optimizeDeps: {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': JSON.stringify(REACT) } } },
    },
    test: {
      name,
      // After the others: side by side with them, pages would wait for the processor.
      sequence: { groupOrder: 1 },
      include,
      exclude,
      isolate,
      setupFiles: [
        'tests/setup/steady-browser.ts',
        'tests/setup/shift-clock.ts',
        'tests/setup/quarantine.ts',
        // Before what tidies up, which runs first then: a warning leaves nothing behind for the next test.
        'tests/setup/react-warnings.ts',
        'tests/setup/in-page.ts',
      ],
      env: { ...env, REACT, TEST_DATE: env.TEST_DATE || SCREEN_DATE },
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: 45_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findChromium(), args: chromiumArgs() },
          // Nothing fades, so that what a test sees is there.
          contextOptions: { reducedMotion: 'reduce', timezoneId: 'Europe/Paris', locale: 'en-GB' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  })

export default defineConfig({
  test: {
    // As many on every machine: with more, other files share a page. One waits for a database, for ciphers or for frames while two use the two cores.
    maxWorkers: 3,
    tags: [{ name: 'extended', description: 'Left out of the gate: `npm run test:all` runs it.' }],
    // Vitest's own for a random order gives way to any other.
    sequence: process.argv.some((arg) => arg.startsWith('--sequence.shuffle')) ? {} : { sequencer: LargestFirst },
    projects: [
      // A thread begins in half the time of a process, and shares as little with the others.
      { test: { ...inNode, name: 'unit', pool: 'threads', include: FUNCTION_TESTS, exclude: zoned, isolate: false } },
      { test: { ...inNode, name: 'api', pool: 'threads', include: CALL_TESTS, exclude: zoned } },
      { test: { ...inNode, name: 'api-zones', pool: 'forks', include: zoned } },
      // To start the app anew in each file takes as long as its tests.
      inChromium({
        name: 'screens',
        include: ['tests/screens/**/*.test.tsx'],
        exclude: BEFORE_CODE,
        isolate: false,
      }),
      inChromium({ name: 'screens-fresh', include: BEFORE_CODE, isolate: true }),
    ],
  },
})
