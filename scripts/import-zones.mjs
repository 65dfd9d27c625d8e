// Who may import whom, as one table: scripts/walls.mjs enforces it, and ARCHITECTURE.md shows it (scripts/documents.mjs).

/**
 * @typedef {object} Zone
 * @property {RegExp} files whose files these are; its groups are $1 and $2 in `may`
 * @property {string} [folder] as ARCHITECTURE.md calls them; none for files with a rule of their own
 * @property {string[]} may what they may import of ours, as path prefixes
 * @property {RegExp} [packages] which packages they may import; all when left out
 * @property {string} instead what to do where a wall is hit
 */

const shared = ['src/contract/', 'src/formats/', 'src/platform/', 'src/ui/', 'src/kit/']
const noScreens = /^(?!react|@tanstack\/react|react-aria|@lingui\/react)/

/** The first zone whose pattern matches a file is that file's. @type {Zone[]} */
export const zones = [
  {
    files: /^src\/contract\//,
    folder: 'src/contract',
    may: ['src/contract/'],
    packages: /^zod(\/|$)/,
    instead: 'The contract is a language of shapes: zod and other contracts only. Put what needs more beside its user.',
  },
  {
    files: /^src\/formats\//,
    folder: 'src/formats',
    may: ['src/contract/', 'src/formats/'],
    packages: /^(ical\.js|quickjs-emscripten-core)$/,
    instead:
      'A format is read and written by pure functions, for page and worker alike: the contract and the library of the format only. Take words, clock and rows as arguments.',
  },
  {
    files: /^src\/platform\/api\/transport\.ts$/,
    may: ['src/contract/', 'src/formats/', 'src/platform/', 'sw/api/device.ts'],
    instead: "The transport is the one bridge to the back end, and only by `await import('#sw/api/device.ts')`.",
  },
  {
    // The back end and the tools read it too.
    files: /^src\/platform\/places\.ts$/,
    may: ['src/contract/shared.ts'],
    packages: /^$/,
    instead: 'The places are rows of plain data: the page, the back end and the tools read them.',
  },
  {
    files: /^src\/platform\//,
    folder: 'src/platform',
    may: ['src/contract/', 'src/formats/', 'src/platform/'],
    instead: 'The platform knows no screen and no back end. Take what you need as an argument, or move it to its user.',
  },
  {
    // What every file of a table is written with, so that none is a way around it.
    files: /^src\/ui\/chart\/download-csv\.ts$/,
    may: ['src/ui/', 'src/formats/csv.ts'],
    instead: 'The design system knows nothing of ours but how a table is written as CSV.',
  },
  {
    // What is announced and shown to a person is held where it is emptied with the app, as everything else of theirs.
    files: /^src\/ui\/(toast-store|announce)\.ts$/,
    may: ['src/ui/', 'src/platform/page-state.ts'],
    instead: 'The design system knows nothing of ours but what holds its words.',
  },
  {
    // Escape ends a composition before it empties the box.
    files: /^src\/ui\/search-field\.tsx$/,
    may: ['src/ui/', 'src/platform/keys/is-composing.ts'],
    instead: 'The design system knows nothing of ours but whether a key is the input method’s.',
  },
  {
    files: /^src\/ui\//,
    folder: 'src/ui',
    may: ['src/ui/'],
    instead: 'The design system knows nothing of ours: pass data, words and actions in as props.',
  },
  {
    files: /^src\/kit\//,
    folder: 'src/kit',
    may: shared,
    instead:
      'The kit is what several screens do alike, with its visible part. It knows no domain: take data, words and actions as arguments, or put what one screen alone needs beside it.',
  },
  {
    files: /^src\/shell\//,
    folder: 'src/shell',
    may: [...shared, 'src/shell/'],
    instead: 'The shell meets an app in a URL, in the navigation data or in the database, never in an import.',
  },
  {
    files: /^src\/(apps|portal)\/([^/]+)\//,
    folder: 'src/{apps,portal}/<domain>',
    may: [...shared, 'src/$1/$2/'],
    instead:
      'Two apps meet in a URL or in the database, never in an import: link to the other, or call its endpoint through its contract. What both draw belongs in src/ui, what both do in src/kit.',
  },
  {
    files: /^src\/routes\//,
    folder: 'src/routes',
    may: ['src/'],
    instead: 'A route reaches the back end through a query of its app (src/platform/query), never by import.',
  },
  {
    files: /^src\/[^/]+$/,
    folder: 'src/*',
    may: ['src/'],
    instead: 'The page reaches the back end through src/platform/api, never by import.',
  },
  {
    files: /^seed\//,
    folder: 'seed',
    may: ['src/contract/', 'src/platform/places.ts', 'seed/'],
    packages: noScreens,
    instead: 'Sample content is a pure function of `now` and the contract: take what else it needs as an argument.',
  },
  {
    files: /^sw\/api\/(modules|registry)\.ts$/,
    may: ['sw/api/'],
    packages: noScreens,
    instead: 'The registry lists the cards of sw/api and nothing else.',
  },
  {
    files: /^sw\/api\/engine\//,
    folder: 'sw/api/engine',
    may: ['src/contract/', 'src/formats/', 'seed/sample-account.ts', 'sw/api/engine/'],
    packages: noScreens,
    instead: 'The engine knows no domain: it learns of one from its card (entry.ts), through sw/api/modules.ts.',
  },
  {
    // Where the data are on a device: their names, and who takes over what an earlier build left.
    files: /^sw\/api\/device(\.ts$|\/)/,
    folder: 'sw/api/device',
    may: ['src/contract/', 'seed/sample-account.ts', 'sw/api/engine/', 'sw/api/device/', 'sw/api/registry.ts'],
    packages: noScreens,
    instead: 'The device gives the engine its databases and the registry; it knows no domain by name.',
  },
  {
    files: /^sw\/api\/(shell|portal|apps)\/([^/]+)\/entry\.ts$/,
    may: ['src/contract/', 'src/formats/', 'sw/api/$1/$2/', 'sw/api/engine/'],
    packages: noScreens,
    instead: 'A card is always loaded: it knows its own domain and the engine, and brings its module with `import()`.',
  },
  {
    files: /^sw\/api\/(shell|portal|apps)\/([^/]+)\//,
    folder: 'sw/api/{shell,portal,apps}/<domain>',
    may: ['src/contract/', 'src/formats/', 'seed/', 'sw/api/$1/$2/', 'sw/api/engine/', 'sw/api/*/*/shared/'],
    packages: noScreens,
    instead:
      "A domain of the back end knows its contract, its seed, the engine, and of another domain what that keeps in its folder 'shared' (sw/api/portal/jobs/shared). What both need and neither owns belongs in sw/api/engine/kit.",
  },
  {
    files: /^sw\/api\/[^/]+\.ts$/,
    folder: 'sw/api/*',
    may: ['src/contract/', 'seed/', 'sw/api/*'],
    packages: noScreens,
    instead: 'At the top of sw/api stand its door (device.ts) and its registry (modules.ts). A domain has a folder.',
  },
  {
    files: /^sw\//,
    folder: 'sw/*',
    may: ['src/contract/', 'sw/api/', 'sw/*'],
    packages: noScreens,
    instead: 'The worker shares only the contract with the page: what both need is a shape in src/contract.',
  },
  {
    // The bench fills its databases with the sample content, many times over.
    files: /^e2e\/bench\//,
    folder: 'e2e/bench',
    may: ['src/contract/', 'seed/', 'sw/api/', 'e2e/', 'scripts/'],
    instead: 'The bench measures the app from outside, and its back end through its one door.',
  },
  {
    // It leaves a device as an earlier build did: with the samples of that time, in the tables of that time.
    files: /^e2e\/upgrade\.spec\.ts$/,
    may: ['src/contract/', 'seed/', 'sw/api/', 'e2e/', 'tests/setup/earlier-schemas.ts'],
    instead: 'The test of an upgrade makes what an earlier build left, and then knows the app as a person does.',
  },
  {
    // Its two people ask the back end as API tests do.
    files: /^e2e\/drill\/people-drill\.ts$/,
    may: ['src/contract/', 'sw/api/', 'e2e/', 'seed/sample-account.ts', 'tests/setup/test-api.ts'],
    instead: 'The drill of two people knows the back end by its calls and its tables.',
  },
  {
    files: /^e2e\//,
    folder: 'e2e',
    // doors.case.ts is the suite that runs through every door of the back end, the browser's among them; chance is the seeds' own.
    may: [
      'src/contract/',
      'sw/api/',
      'e2e/',
      'scripts/',
      'tests/doors.case.ts',
      'src/platform/places.ts',
      'seed/random.ts',
      'seed/sample-account.ts',
    ],
    instead: 'A browser test knows the app as a person does: by its address, its words and its contract.',
  },
  {
    files: /^(scripts|vite-plugins)\//,
    folder: 'scripts, vite-plugins',
    may: ['scripts/', 'vite-plugins/', 'src/platform/places.ts'],
    instead: 'The tools must run before the app compiles: they import no code of it but the rows of its places.',
  },
]
