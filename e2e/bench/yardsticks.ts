// Builds the two yardsticks into .cache/bench. Called by run.mjs.
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
const built = join(here, '../../.cache/bench')

/** @returns the folders of the built floor and MSW page */
export async function buildYardsticks(): Promise<{ floor: string; msw: string }> {
  const [floor, msw] = [join(built, 'floor'), join(built, 'msw')]
  await buildPage(join(here, 'floor'), floor)
  await buildWorker(join(here, 'floor/worker.ts'), floor)
  await buildPage(join(here, 'msw'), msw)
  await copyFile(join(here, '../../node_modules/msw/lib/mockServiceWorker.js'), join(msw, 'mockServiceWorker.js'))
  return { floor, msw }
}

/** Plain file names, so that the floor's worker can name what it caches. */
async function buildPage(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: { main: join(root, 'index.html') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

async function buildWorker(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: { input: { worker: entry }, output: { entryFileNames: '[name].js' } },
    },
  })
}
