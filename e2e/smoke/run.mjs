// `npm run smoke`: one scenario in three engines against the built app: Chromium, Firefox and WebKitGTK, as far as they
// are installed. `--require-all` makes a missing one a failure, `--only=firefox` takes one, `--root=folder` serves another
// build. `npm run test:all` runs it too.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium, findFirefox, findWebKit } from '#scripts/browsers.mjs'
import { dist } from '#scripts/build.mjs'
import { serve } from '#scripts/serve.mjs'
import { startChromium } from './chromium.mjs'
import { startFirefox } from './firefox.mjs'
import { completeATask } from './scenario.mjs'
import { startWebKit } from './webkit.mjs'

const option = (/** @type {string} */ name) => process.argv.find((arg) => arg.startsWith(`--${name}`))
const requireAll = Boolean(option('require-all'))
const resultsFile = option('results=')?.slice('--results='.length)
const root = option('root=')?.slice('--root='.length) ?? dist
const only = option('only=')?.slice('--only='.length)

const engines = [
  { name: 'Chromium', found: findChromium(), start: startChromium, install: 'chromium' },
  { name: 'Firefox', found: findFirefox(), start: startFirefox, install: 'firefox-esr' },
  { name: 'WebKitGTK', found: findWebKit(), start: startWebKit, install: 'webkit2gtk-driver xvfb' },
].filter(({ name }) => !only || name.toLowerCase() === only.toLowerCase())

/** @param {{ name: string, found: any, start: (found: any) => Promise<import('./scenario.mjs').Browser>, install: string }} engine @param {string} url */
async function runEngine({ name, found, start, install }, url) {
  if (!found) {
    const words = `${name} is not installed (Debian, Ubuntu: apt-get install ${install})`
    console.log(`${requireAll ? 'FAILED ' : 'skipped'}  ${words}`)
    return requireAll ? 'failed' : 'skipped'
  }
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  let browser
  try {
    browser = await start(found)
    const done = await completeATask(browser, url)
    console.log(`passed   ${name}: '${done}' is kept (${seconds()})`)
    return 'passed'
  } catch (error) {
    console.log(`FAILED   ${name} (${seconds()})\n    ${String(error).replaceAll('\n', '\n    ')}`)
    return 'failed'
  } finally {
    await browser?.close()
  }
}

if (!existsSync(join(root, 'index.html'))) {
  console.error("There is no build to try: run 'npm run build' first.")
  process.exit(1)
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1))
const server = await serve({ root, port: 0 })
const counts = { passed: 0, failed: 0, skipped: 0 }
for (const engine of engines) counts[await runEngine(engine, server.url)]++
await server.close()

if (resultsFile) {
  mkdirSync(dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, JSON.stringify(counts))
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`\nsmoke: ${counts.passed} of ${engines.length} engines passed, ${counts.failed} failed${skipped}`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
