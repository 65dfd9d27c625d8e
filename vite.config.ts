import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import product from './package.json' with { type: 'json' }
import { hashedName } from './scripts/headers.mjs'
import { API_PAGE, apiDocs } from './vite-plugins/api-page.ts'
import { BACK_END, backEndInPage } from './vite-plugins/back-end-in-page.ts'
import { cardsInAList } from './vite-plugins/cards-in-a-list.ts'
import { catalogs } from './vite-plugins/catalogs.ts'
import { chunkCircles } from './vite-plugins/chunk-circles.ts'
import { contractDigest } from './vite-plugins/contract-digest.ts'
import { emojiKeywords } from './vite-plugins/emoji-keywords.ts'
import { ICON_SETS, iconNamesOnly, iconSets } from './vite-plugins/icon-sets.ts'
import { icons } from './vite-plugins/icons.ts'
import { importsAtOnce } from './vite-plugins/imports-at-once.ts'
import { manifestOf } from './vite-plugins/manifest.ts'
import { minifyAgain } from './vite-plugins/minify-again.ts'
import { modulePragma, packageOf } from './vite-plugins/module-pragma.ts'
import { offlineLater } from './vite-plugins/offline-later.ts'
import { preloadImports } from './vite-plugins/preload-imports.ts'
import { securityHeaders } from './vite-plugins/security-headers.ts'
import { smallBoot } from './vite-plugins/small-boot.ts'
import { buildInParts, WORKER_PARTS, wholeWorker } from './vite-plugins/worker-parts.ts'

/** The scripts of packages, which say nothing themselves: what the page behind the sign-in reads with, and what the shapes of the contract need. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '@tanstack/query-core': 'signed-in',
  '@tanstack/query-persist-client-core': 'signed-in',
  '@tanstack/query-sync-storage-persister': 'signed-in',
  '@tanstack/react-query': 'signed-in',
  '@tanstack/react-query-persist-client': 'signed-in',
  '@tanstack/react-router': 'signed-in',
  dompurify: 'rich-text',
  'react-hook-form': 'use-contract-form',
  zod: 'contract',
}

/** The same of modules of packages, where a page needs some of one: what knows the language, and what fields have in common, each a request for some hundred bytes. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  // What no page begins with, of packages that every page needs.
  [/\/(query-core\/build\/modern\/queriesObserver|react-query\/build\/modern\/useQueries)\.js$/, 'use-windowed-source'],
  [/\/react-router\/dist\/esm\/useBlocker\.js$/, 'use-contract-form'],
  [/\/react-aria\/dist\/private\/(ssr\/SSRProvider|i18n\/(I18nProvider|useDefaultLocale|utils))\.mjs$/, 'signed-in'],
  [/\/react-aria\/dist\/private\/(label\/use(Field|Label)|form\/useFormValidation|i18n\/useFilter)\.mjs$/, 'fields'],
  [/\/react-stately\/dist\/private\/form\/useFormValidationState\.mjs$/, 'fields'],
  [/\/react-aria\/dist\/private\/utils\/use(FormReset|UpdateEffect)\.mjs$/, 'fields'],
  [/\/react-aria-components\/dist\/private\/(Form|Group|Input|Label)\.mjs$/, 'fields'],
]

/** The script that a module asks to be part of, or that its package belongs to. */
const scriptOf = (id: string): string | null =>
  modulePragma(id, 'chunk') ?? PARTS.find(([part]) => part.test(id))?.[1] ?? SCRIPTS[packageOf(id) ?? ''] ?? null

/** `BASE=/cairn/ npm run build`: a build that is not for the root of its host. */
const base = process.env.BASE || '/'
if (!/^\/(?:[\w-]+\/)*$/.test(base))
  throw new Error(`BASE is '${base}': it begins and ends with a slash, such as /cairn/`)

const later = offlineLater()
const preloaded = preloadImports()
const words = catalogs()

export default defineConfig({
  base,
  define: {
    __VERSION__: JSON.stringify(product.version),
    __CONTRACT__: JSON.stringify(contractDigest()),
    __SEED_FACTOR__: Number(process.env.SEED_FACTOR) || 1,
    __STATED_DELAYS__: process.env.STATED_DELAYS !== 'off',
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The loader with its screen: what a domain reads is no part of the first page.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      quoteStyle: 'single',
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    chunkCircles(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
    tailwindcss(),
    words.plugin,
    icons(),
    iconSets(),
    iconNamesOnly(),
    emojiKeywords(),
    securityHeaders(),
    apiDocs(),
    smallBoot(words.named),
    minifyAgain(),
    importsAtOnce('signed-in'),
    later.plugin,
    preloaded.plugin,
    wholeWorker(),
    backEndInPage(() => [iconNamesOnly(), cardsInAList()]),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'worker.ts',
      injectRegister: false,
      manifest: manifestOf(undefined, undefined, base),
      // The system keeps the icons of an installed app itself.
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [iconNamesOnly(), cardsInAList()] },
        globPatterns: ['**/*.{js,css,html,json,woff2,svg}', 'icons/icon-192.png', 'licenses.txt'],
        // What is large and rarely needed is cached when it is first used.
        globIgnores: [
          '_headers',
          // Set by an operator, and read at each start.
          'config.json',
          // For editors and the build.
          'config.schema.json',
          // For those who write a portal's server.
          'openapi.json',
          `${API_PAGE}/**`,
          'assets/zxcvbn-*.js',
          'assets/sql-runner-*.js',
          'assets/js-runner-*.js',
          'screenshots/**',
          `${ICON_SETS}-*.json`,
          // Kept with the worker itself.
          `${WORKER_PARTS}/**`,
          // The page's own copy of the back end is for pages without a worker.
          `${BACK_END}/**`,
        ],
        // Whatever has no hash of its content in its name is fetched anew where its content changed.
        dontCacheBustURLsMatching: hashedName,
        manifestTransforms: [later.mark],
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
      integration: { configureCustomSWViteBuild: buildInParts },
      // Screen tests bring a back end of their own.
      devOptions: { enabled: process.env.VITEST === undefined, type: 'module' },
    }),
  ],
  resolve: {
    alias: [
      // Today's JavaScript in place of yesterday's, of the same packages and versions: 3 kB less on the first page and in the back end.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'use-sync-external-store' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloaded.resolveDependencies,
    },
    rolldownOptions: {
      output: {
        // The worker lists each of several hundred scripts: a letter less of each name is a third of a kilobyte less of it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // What every page starts with, in two files: many small ones compress badly. Libraries apart, since they change less often.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            // What every page behind the sign-in needs, in one request where they were twenty: reading and writing, the classic layout, what most screens show.
            { name: scriptOf, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  optimizeDeps: {
    include: [
      '@visx/scale',
      '@visx/shape',
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'zxcvbn',
      'sql.js',
      'quickjs-emscripten-core',
      '@jitl/quickjs-wasmfile-release-sync/ffi',
      '@jitl/quickjs-wasmfile-release-sync/emscripten-module',
    ],
  },
})
