// The browser's history for a build that is not at the root of its host (vite.config.ts, BASE): the app speaks of its paths as if it were.
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/** @param base with a slash at both ends, such as `/cairn/` */
export function historyBelow(base: string): RouterHistory {
  const above = base.slice(0, -1)
  return createBrowserHistory({
    createHref: (path) => above + path,
    parseLocation: () => {
      const { search, hash } = location
      const pathname = location.pathname.startsWith(base) ? location.pathname.slice(above.length) : '/'
      return { href: pathname + search + hash, pathname, search, hash, state: history.state }
    },
  })
}
