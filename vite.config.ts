import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import product from './package.json' with { type: 'json' }
import { BACK_END, backEndInPage } from './vite-plugins/back-end-in-page.ts'
import { catalogs } from './vite-plugins/catalogs.ts'
import { ICON_SETS, iconNamesOnly, iconSets } from './vite-plugins/icon-sets.ts'
import { icons } from './vite-plugins/icons.ts'
import { manifest } from './vite-plugins/manifest.ts'
import { securityHeaders } from './vite-plugins/security-headers.ts'
import { buildInParts, WORKER_PARTS, wholeWorker } from './vite-plugins/worker-parts.ts'

/** Reading and writing, the classic layout, and the parts that most screens show. */
const BEHIND_SIGN_IN =
  /@tanstack[\\/](query-|react-query)|src[\\/](platform[\\/](session[\\/](idle|lock|while-session-lasts)\.|query[\\/](client|across-visits|persist|other-tabs|api-mutation|undo)\.|i18n[\\/]dates|offline[\\/]can-do-now)|shell[\\/](classic-layout|account\.|breadcrumbs|crumbs|header-looks|launcher|look|later[\\/]bring-later|choice-list|panels[\\/](header-panels|panel-button|unread)|status-dot|use-full-screen|offline-mark|outbox-mark|popup|side-navigation|top-navigation|use-entries|use-lock)|ui[\\/](avatar|badge|toast-store|chip|data-link|empty-state|search-field|skeleton|tag)\.)/

export default defineConfig({
  define: {
    __VERSION__: JSON.stringify(product.version),
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
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
    tailwindcss(),
    catalogs(),
    icons(),
    iconSets(),
    iconNamesOnly(),
    securityHeaders(),
    wholeWorker(),
    backEndInPage(() => [iconNamesOnly()]),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'worker.ts',
      injectRegister: false,
      manifest,
      // The system keeps the icons of an installed app itself.
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [iconNamesOnly()] },
        globPatterns: ['**/*.{js,css,html,json,woff2,svg}', 'icons/icon-192.png', 'licenses.txt'],
        // What is large and rarely needed is cached when it is first used.
        globIgnores: [
          '_headers',
          // Set by an operator, and read at each start.
          'config.json',
          // For those who write a portal's server.
          'openapi.json',
          'assets/zxcvbn-*.js',
          'screenshots/**',
          `${ICON_SETS}-*.json`,
          // Kept with the worker itself.
          `${WORKER_PARTS}/**`,
          // The page's own copy of the back end is for pages without a worker.
          `${BACK_END}/**`,
        ],
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
      // The list of what a chunk imports stands in the first page's script: for the screens that most begin with alone. The others find it a turn later.
      resolveDependencies: (file, imports) =>
        /sign-in|mainpage|apps\.tasks|classic-layout|signed-in/.test(file) ? imports : [],
    },
    rolldownOptions: {
      output: {
        // What every page starts with, in two files: many small ones compress badly. Libraries apart, since they change less often.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            // What every page behind the sign-in needs, in one request where they were twenty. The sign-in page needs none of it.
            { name: 'signed-in', test: BEHIND_SIGN_IN, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  optimizeDeps: {
    include: ['@visx/scale', '@visx/shape', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'zxcvbn'],
  },
})
