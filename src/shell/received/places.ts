// Where what is received goes, and which files can be opened: as the places say.
import { type Place as ProductPlace, placeNamed, places } from '#platform/places.ts'
import type { Place } from './reading.ts'

export const placeOfReading = (place: Place): ProductPlace => placeNamed(place) as ProductPlace

/** The endings of the files that some place reads: `.vcf`. */
export const OPENED_ENDINGS: readonly string[] = places.flatMap(({ opens = {} }) => Object.values(opens).flat())
