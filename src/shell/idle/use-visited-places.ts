// useVisitedPlaces(): remembers the places of the menu where the person was, for the launcher and the drawer.
import { useEffect } from 'react'
import { addRecentPlace } from '../menu-places.ts'
import { placesOf } from '../places.ts'
import { useEntries, useIsAt } from '../use-entries.ts'

export function useVisitedPlaces(): void {
  const isAt = useIsAt()
  const id = placesOf(useEntries(true)).find(({ link }) => isAt(link))?.id
  useEffect(() => {
    if (id !== undefined) addRecentPlace(id)
  }, [id])
}
