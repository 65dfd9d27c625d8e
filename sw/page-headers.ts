// The page under the headers that its host sends today. The page itself is cached until the next build is accepted, but its content security policy says where
// the page may call, and follows config.json, which an operator may change without any build.
/** The cache that holds the headers, by the page's address. */
export const KEPT = 'page-headers'
export const FOLLOWED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
]

/** @param cached the page as the build has it */
export async function underNewestHeaders(page: string, cached: Response): Promise<Response> {
  const newest = await caches.match(page, { cacheName: KEPT })
  if (!newest) return cached
  const headers = new Headers(cached.headers)
  for (const name of FOLLOWED) {
    const value = newest.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(cached.body, { headers })
}
