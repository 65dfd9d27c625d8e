// The modules of a test run are asked for once by each page: nothing changes while it lasts, and each file of tests loads up to a thousand of them anew.
import type { Plugin } from 'vite'

/** In place of "ask every time whether it has changed", which is a request for each module. */
const KEPT = 'max-age=86400, immutable'

/** For a server of development that serves one run of tests: with it, no change of a file is seen by a page that has loaded it. */
export function keptModules(): Plugin {
  return {
    name: 'kept-modules',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.headers['sec-fetch-dest'] === 'script') {
          const { setHeader } = response
          response.setHeader = (name, value) =>
            setHeader.call(response, name, name === 'Cache-Control' && value === 'no-cache' ? KEPT : value)
        }
        next()
      })
    },
  }
}
