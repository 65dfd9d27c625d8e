// Lets each page of a test run request a module once: nothing changes during the run, and each test file loads up to a thousand modules again.
import type { Plugin } from 'vite'

/** In place of "ask every time whether it has changed", which is a request for each module. */
const CACHED = 'max-age=86400, immutable'

/** For a server of development that serves one run of tests: with it, no change of a file is seen by a page that has loaded it. */
export function cachedModules(): Plugin {
  return {
    name: 'cached-modules',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.headers['sec-fetch-dest'] === 'script') {
          const { setHeader } = response
          response.setHeader = (name, value) =>
            setHeader.call(response, name, name === 'Cache-Control' && value === 'no-cache' ? CACHED : value)
        }
        next()
      })
    },
  }
}
