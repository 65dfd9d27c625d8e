// useOpenHit(): goes to a hit, and remembers it among what was opened last.
import { useRouter } from '@tanstack/react-router'
import { addRecent, type Recent } from '#platform/session/recent.ts'

export function useOpenHit(): (hit: Recent) => void {
  const { history } = useRouter()
  return (hit) => {
    addRecent(hit)
    history.push(hit.link)
  }
}
