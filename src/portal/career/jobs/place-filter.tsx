// Where: a town, and how far around it. What is wholly remote is found from everywhere.
import { useLingui } from '@lingui/react/macro'
import { TownField, USUAL_KM } from '#kit/forms/town-field.tsx'
import type { JobsSearch } from './jobs-search.ts'

export interface PlaceFilterProps {
  readonly search: JobsSearch
  onSearch(change: Partial<JobsSearch>): void
}

export function PlaceFilter({ search: { place = '', lat, radiusKm = USUAL_KM }, onSearch }: PlaceFilterProps) {
  const { t } = useLingui()
  return (
    <TownField
      label={t`Near`}
      placeholder={t`A city`}
      value={lat === undefined ? null : { name: place, radiusKm }}
      onTown={(town) =>
        onSearch(
          town
            ? { place: town.name, lat: town.lat, lng: town.lng, radiusKm }
            : { place: undefined, lat: undefined, lng: undefined, radiusKm: undefined },
        )
      }
      onRadius={(km) => onSearch({ radiusKm: km })}
    />
  )
}
