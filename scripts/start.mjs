// `npm start`: builds the app when its sources changed since the last build, then serves it until Ctrl+C.
import { build, dist, isBuilt } from './build.mjs'
import { serve } from './serve.mjs'

const port = Number(process.env.PORT || 4173)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`\nCairn: PORT is '${process.env.PORT}', which is not a port number (1 to 65535).\n`)
  process.exit(1)
}

if (!isBuilt()) {
  console.log('Building the app ...')
  if (!build()) {
    console.error('\nCairn: the app could not be built; the reason is above.\n')
    process.exit(1)
  }
}

try {
  const base = process.env.BASE || '/'
  const server = await serve({ root: dist, port, host: process.env.HOST || 'localhost', base })
  console.log(`\n  Cairn is ready: ${server.url}${base.slice(0, -1)}\n  Stop it with Ctrl+C.\n`)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => server.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(`\nCairn: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
