// The worker in parts: what the back end imports with `import()` becomes scripts of their own, which a service worker may load by `importScripts` only.
// They are downloaded while it installs, and kept by the browser with the worker; each runs when it is first asked for. Used by vite.config.ts.
import type { InlineConfig, Plugin, Rolldown } from 'vite'

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
      output: { dynamicImportInCjs: false, chunkFileNames: `${WORKER_PARTS}/[name]-[hash].js` },
      plugins: [asParts()],
    },
  }
}

function asParts(): Rolldown.Plugin {
  return {
    name: 'cairn-worker-parts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const parts = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)
      for (const chunk of chunks) {
        const part = `cairnPart(${JSON.stringify(chunk.fileName)},function(require,exports,module){${chunk.code}\n});`
        chunk.code = chunk.isEntry ? `${loader(parts)}${part}cairnPart.run(${JSON.stringify(chunk.fileName)});` : part
      }
    },
  }
}

/**
 * What stands before the worker: `require` for its parts. All are brought while the worker installs, which is the only time at which a service worker
 * may bring a new script; later each comes from the browser's own copy. Trusted Types let no other address through.
 */
const loader = (parts: readonly string[]): string => `(function(){
var parts=${JSON.stringify(parts)},made={},run={};
var base=new URL('./',location.href).href;
var policy=self.trustedTypes?trustedTypes.createPolicy('sw',{createScriptURL:function(url){if(parts.indexOf(url.slice(base.length))<0)throw new TypeError('Not a part of the worker: '+url);return url}}):{createScriptURL:String};
var bring=function(name){importScripts(policy.createScriptURL(base+name))};
self.cairnPart=function(name,part){made[name]=part};
cairnPart.run=function(name){
if(run[name])return run[name].exports;
if(!made[name])bring(name);
var module=run[name]={exports:{}};
try{made[name](function(other){return cairnPart.run(new URL(other,base+name).href.slice(base.length))},module.exports,module)}catch(error){delete run[name];throw error}
return module.exports};
self.addEventListener('install',function(){parts.forEach(bring)});
})();`

/** In development the worker is a module, which may not `import()`: there it has all our parts from the start, and of packages only what is small. */
export function wholeWorker(): Plugin {
  const lazy = /\bimport\('([\w./#-]+)'\)/g
  return {
    name: 'cairn-whole-worker',
    apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sw\/api\/.*\.ts$/.test(id.split('?')[0] ?? '') || !lazy.test(code)) return undefined
      const statics: string[] = []
      const whole = code.replaceAll(lazy, (_, specifier: string) => {
        statics.push(`import * as lazyPart${statics.length} from '${specifier}'\n`)
        return `Promise.resolve(lazyPart${statics.length - 1})`
      })
      return { code: statics.join('') + whole, map: null }
    },
  }
}
