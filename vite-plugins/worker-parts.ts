// The worker in parts: what the back end imports with `import()` becomes scripts of their own, which a service worker may load by `importScripts` only. They
// are downloaded while it installs, and cached by the browser with the worker; each runs when it is first imported.
import { createHash } from 'node:crypto'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { minifiedAgain } from './minify-again.ts'

/** Where the parts lie in the build. */
export const WORKER_PARTS = 'assets/worker'

/** How the worker is built: one script, and the parts beside it. For `integration.configureCustomSWViteBuild` of vite-plugin-pwa. */
export function buildInParts(config: InlineConfig): void {
  const { lib, ...build } = config.build ?? {}
  if (!lib) throw new Error('The worker is built as a library (injectManifest.rollupFormat: iife)')
  config.build = {
    ...build,
    lib: { entry: lib.entry, formats: ['cjs'], fileName: () => 'worker.js' },
    rollupOptions: {},
    rolldownOptions: {
      // What the parts share stays in the worker's one script.
      preserveEntrySignatures: 'allow-extension',
      output: { dynamicImportInCjs: false, chunkFileNames: `${WORKER_PARTS}/[name].js` },
      plugins: [asParts()],
    },
  }
}

function asParts(): Rolldown.Plugin {
  return {
    name: 'cairn-worker-parts',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const chunk of chunks) {
        chunk.code = `cairnPart(${JSON.stringify(chunk.fileName)},function(require,exports,module){${chunk.code}\n});`
      }
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) throw new Error('The worker has no entry')
      // What the worker needs at its start is one script.
      const start = startOf(entry, chunks)
      const rest = chunks.filter((chunk) => !start.has(chunk))
      const groupOf = groupsOf(rest)
      const places = Object.fromEntries(
        [...Map.groupBy(rest, groupOf)].flatMap(([group, own]) => {
          const source = own.map(({ code }) => code).join('')
          const fileName = `${WORKER_PARTS}/${group}-${hashOf(source)}.js`
          this.emitFile({ type: 'asset', fileName, source })
          return own.map((chunk) => [chunk.fileName, fileName])
        }),
      )
      const code = [...start].map((chunk) => chunk.code).join('')
      for (const chunk of chunks) if (chunk !== entry) delete bundle[chunk.fileName]
      entry.code = await minifiedAgain(
        `${loader(places)}${code}cairnPart.run(${JSON.stringify(entry.fileName)});`,
        false,
      )
    },
  }
}

const MODULE = /\/sw\/api\/(\w+)\/[\w-]+\/module\.ts$/

/**
 * Few files install fast, where a worker fetches one after the other; but the first call to a worker that was stopped waits for each file that it needs, as a
 * whole. So there is one for the domains of each lane, one for what they share, one for what is read in some calls alone, and one for samples.
 */
function groupsOf(chunks: readonly Rolldown.OutputChunk[]): (chunk: Rolldown.OutputChunk) => string {
  const lanes = new Map<Rolldown.OutputChunk, Set<string>>()
  for (const chunk of chunks) {
    const [, lane] = MODULE.exec(chunk.facadeModuleId ?? '') ?? []
    if (lane === undefined) continue
    for (const needed of startOf(chunk, chunks)) lanes.set(needed, (lanes.get(needed) ?? new Set()).add(lane))
  }
  return (chunk) => {
    const [lane, other] = lanes.get(chunk) ?? []
    if (lane !== undefined) return other === undefined ? lane : 'shared'
    const isSample = chunk.moduleIds.every((id) => id.includes('/seed/') || id.includes('/node_modules/'))
    return isSample ? 'samples' : 'besides'
  }
}

const hashOf = (source: string): string => createHash('sha256').update(source).digest('base64url').slice(0, 8)

/** A chunk with all that it imports, and what that imports. */
function startOf(chunk: Rolldown.OutputChunk, all: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk])
  for (const one of found) {
    for (const name of one.imports) {
      const next = all.find(({ fileName }) => fileName === name)
      if (next) found.add(next)
    }
  }
  return found
}

/**
 * The prelude of the worker: `require` for its parts. All are loaded while the worker installs, which is the only time at which a service worker
 * may load a new script; later each comes from the browser's own copy. Trusted Types let no other address through.
 */
const loader = (places: Readonly<Record<string, string>>): string => `(function(){
var places=${JSON.stringify(places)},made={},run={};
var files=Array.from(new Set(Object.values(places)));
var base=new URL('./',location.href).href;
var policy=self.trustedTypes?trustedTypes.createPolicy('sw',{createScriptURL:function(url){if(files.indexOf(url.slice(base.length))<0)throw new TypeError('Not a part of the worker: '+url);return url}}):{createScriptURL:String};
var bring=function(file){importScripts(policy.createScriptURL(base+file))};
self.cairnPart=function(name,part){made[name]=part};
cairnPart.run=function(name){
if(run[name])return run[name].exports;
if(!made[name])bring(places[name]);
var module=run[name]={exports:{}};
try{made[name](function(other){return cairnPart.run(new URL(other,base+name).href.slice(base.length))},module.exports,module)}catch(error){delete run[name];throw error}
return module.exports};
self.addEventListener('install',function(){files.forEach(bring)});
})();`

/** In development the worker is a module, which may not `import()`: there it has all our parts from the start, and of packages only what is small. */
export function wholeWorker(): Plugin {
  const lazy = /\bimport\('([\w./#-]+)'\)/g
  return {
    name: 'cairn-whole-worker',
    apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sw\/.*\.ts$/.test(id.split('?')[0] ?? '') || !lazy.test(code)) return undefined
      const statics: string[] = []
      const whole = code.replaceAll(lazy, (_, specifier: string) => {
        statics.push(`import * as lazyPart${statics.length} from '${specifier}'\n`)
        return `Promise.resolve(lazyPart${statics.length - 1})`
      })
      return { code: statics.join('') + whole, map: null }
    },
  }
}
