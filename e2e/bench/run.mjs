// `npm run bench`: how fast Cairn is beside two yardsticks of our own, as tables with the budget beside each figure.
// It fails where a ratio misses its budget; absolute times are shown, since they drift with the machine.
// `--results=<file>` writes the figures with a budget as JSON. BENCH_ROUNDS sets how often each is measured (3), BENCH_ONLY runs a part: loads, latency, scale, modules, interactions, career, imports;
// BENCH_MODULES some domains of the modules.
import { join } from 'node:path'
import { dist, openSite } from '#e2e/site.ts'
import { build, isBuilt } from '#scripts/build.mjs'
import { handOver } from '#scripts/hand-over.mjs'
import { backEndScripts } from '#scripts/size.mjs'
import { reportCareer } from './career.ts'
import { printed } from './figures.ts'
import { reportImports } from './imports.ts'
import { reportInteractions, reportLatency, reportLoads, reportModules } from './report.ts'
import { reportScale } from './report-scale.ts'
import { buildYardsticks } from './yardsticks.ts'

// Nothing of these needs a browser.
if (process.env.BENCH_ONLY === 'career') end(await reportCareer())
if (process.env.BENCH_ONLY === 'imports') end(await reportImports())

if (!process.env.CAIRN_DIST && !isBuilt() && !build()) process.exit(1)
const { floor, msw } = await buildYardsticks()
/** The same app without the delays that the specification states: they say nothing of how fast it is. */
async function openUndelayed() {
  const folder = join(dist, '../.cache/bench/undelayed')
  process.env.STATED_DELAYS = 'off'
  const isBuiltSo = build(['--outDir', folder, '--emptyOutDir'])
  delete process.env.STATED_DELAYS
  if (!isBuiltSo) process.exit(1)
  return openSite(folder)
}

const sites = { app: await openSite(), floor: await openSite(floor), msw: await openSite(msw) }

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const parts = {
  loads: () => reportLoads(sites, rounds),
  latency: () => reportLatency({ ...sites, chunk: `/${backEndScripts()[0]}` }, rounds),
  scale: () => reportScale(sites.app, rounds),
  modules: async () => {
    const app = await openUndelayed()
    try {
      return await reportModules({ ...sites, app }, rounds)
    } finally {
      await app.stop()
    }
  },
  interactions: () => reportInteractions(sites, rounds),
  career: reportCareer,
  imports: reportImports,
}
const wanted = process.env.BENCH_ONLY?.split(',') ?? Object.keys(parts)
let isWithinBudget = true
for (const [name, run] of Object.entries(parts))
  if (wanted.includes(name)) isWithinBudget = (await run()) && isWithinBudget
for (const site of Object.values(sites)) await site.stop()
handOver(printed)
console.log(isWithinBudget ? '\nEvery ratio keeps its budget.' : '\nSome ratios miss their budget.')
process.exitCode = isWithinBudget ? 0 : 1

/** @param {boolean} isPartWithinBudget */
function end(isPartWithinBudget) {
  handOver(printed)
  process.exit(isPartWithinBudget ? 0 : 1)
}
