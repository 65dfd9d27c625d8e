// `npm run hosts`: starts nginx, Caddy and Apache with the configurations of docs/hosts over the built app, checks what a host must answer of each, and visits
// it in Chromium. `npm run test:all` does so too. It needs, on Debian and Ubuntu: `apt-get install nginx-light caddy apache2`.
// `npm run hosts -- https://cairn.example` looks at a site instead, and says what its host does not do.
import { ensureChromium, noChromium } from '#scripts/browsers.mjs'
import { build, isBuilt } from '#scripts/build.mjs'
import { hostProblems } from '#scripts/host-problems.mjs'
import { runStep, toolScript } from '#scripts/steps.mjs'

const site = process.argv.find((argument) => /^https?:/.test(argument))
if (site) {
  const problems = await hostProblems(site)
  console.log(problems.length > 0 ? problems.join('\n') : `${site} is served as Cairn asks for.`)
  process.exit(problems.length > 0 ? 1 : 0)
}

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
