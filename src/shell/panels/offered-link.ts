// Where data may lead: a place of this product only while it has one, so that nothing leads to a page that is not there.
// @chunk panels
import { useRouter } from '@tanstack/react-router'
import { isRoute } from '#platform/navigation/is-route.ts'

const OWN = 'https://own.invalid'

/** The path of an address of this product, with or without its first slash (workspace spec §2 has both); undefined for another's. */
export function ownPath(link: string): string | undefined {
  const url = URL.parse(link, `${OWN}/`)
  return url?.origin === OWN ? url.pathname : undefined
}

/** Tells whether a link may be offered: it leads out of the product, or to a place that there is. */
export function useIsOffered(): (link: string | null) => boolean {
  const router = useRouter()
  return (link) => {
    if (!link) return false
    const path = ownPath(link)
    return path === undefined || isRoute(router, path)
  }
}
