// How closely what is written about some pages fits one page. Pure.

/**
 * @param pages beginnings of paths, with `*` for any one part, and what of the search has to be there: `/career/jobs/\*\/apply`, `/settings?section=keyboard`; the
 * one that it is about most first
 * @param page a path, with or without a search
 * @returns so many parts, less a little for each page before it; 0 where none fits
 */
export function fitOf(pages: readonly string[], page: string): number {
  const [path, given] = partsOf(page)
  const fits = pages.map((own, index) => {
    const [parts, needed] = partsOf(own)
    const isHere =
      parts.length <= path.length &&
      parts.every((part, at) => part === '*' || part === path[at]) &&
      needed.every((one) => given.includes(one))
    return isHere ? parts.length + needed.length - index / (pages.length + 1) : 0
  })
  return Math.max(0, ...fits)
}

function partsOf(page: string): readonly [path: readonly string[], search: readonly string[]] {
  const [path = '', search = ''] = (page.split('#')[0] ?? '').split('?')
  return [path.split('/').filter(Boolean), search.split('&').filter(Boolean)]
}
