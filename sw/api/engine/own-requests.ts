// Distinguishes the app's own requests from those that another page, an element or the address bar sets off.

/** The parts of a request that say how it came about. */
export type RequestOrigin = Pick<Request, 'mode' | 'destination' | 'headers'>

/**
 * Whether the app's own code sends it, by `fetch`. Navigations (a link, another site's form, a frame, the address bar) and whatever an element loads
 * (an image, a script, a style) are not: no screen of Cairn uses an address of the back end in either way.
 * @param origin the app's own origin, where the back end answers that one alone; undefined where it answers other origins too
 */
export function isOwnRequest({ mode, destination, headers }: RequestOrigin, origin?: string): boolean {
  const isFetch = (mode === 'cors' || mode === 'same-origin') && destination === ''
  return isFetch && !isSpeculative(headers) && (origin === undefined || isFrom(headers, origin))
}

/** A browser that fetches ahead requests without anybody having pressed anything. */
const isSpeculative = (headers: Headers): boolean =>
  /prefetch|prerender|preview/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)

/** Where a browser hides these headers from a worker, `mode` and `destination` alone decide. */
function isFrom(headers: Headers, origin: string): boolean {
  const [site, from] = [headers.get('sec-fetch-site'), headers.get('origin')]
  return (site === null || site === 'same-origin') && (from === null || from === origin)
}

/** The answer to any other request. */
export const refusal = (): Response =>
  Response.json(
    { error: 'This address answers the app alone' },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  )
