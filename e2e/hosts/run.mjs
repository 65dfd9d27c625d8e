// `npm run hosts`: starts nginx, Caddy and Apache with the configurations of docs/hosts over the built app, asks each for what a host must answer, and visits
// it in Chromium. `npm run test:all` does so too. It needs, on Debian and Ubuntu: `apt-get install nginx-light caddy apache2`.
import { ensureChromium, noChromium } from '#scripts/browsers.mjs'
import { build, isBuilt } from '#scripts/build.mjs'
import { runStep, toolScript } from '#scripts/steps.mjs'

const chromium = ensureChromium()
if (!chromium) throw new Error(noChromium)
process.env.CHROME_PATH = chromium
if (!process.env.CAIRN_DIST && !isBuilt() && !build()) process.exit(1)

const { ok } = await runStep(
  {
    name: 'web servers',
    file: toolScript('@playwright/test', 'playwright'),
    args: ['test', '--reporter=list', 'e2e/hosts', ...process.argv.slice(2)],
    minutes: 30,
  },
  { show: true },
)
process.exitCode = ok ? 0 : 1
