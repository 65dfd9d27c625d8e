// Where: a town found by its first letters, and how far around it. What is wholly remote is found from everywhere.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { JobsSearch } from './jobs-search.ts'
import { jobQueries } from './queries.ts'

export interface PlaceFilterProps {
  readonly search: JobsSearch
  onSearch(change: Partial<JobsSearch>): void
}

const RADII = [10, 25, 50, 100, 200] as const

export function PlaceFilter({ search: { place, lat, radiusKm = 50 }, onSearch }: PlaceFilterProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(place ?? '')
  const { data = [] } = useQuery({ ...jobQueries.places(typed.trim()), enabled: typed.trim().length > 0 })
  const offered = typed.trim() !== '' && typed !== place ? data : []
  const choose = (id: string) => {
    const chosen = data.find((one) => one.id === id)
    if (!chosen) return
    setTyped(chosen.name)
    onSearch({ place: chosen.name, lat: chosen.lat, lng: chosen.lng, radiusKm })
  }
  const change = (value: string) => {
    setTyped(value)
    if (value === '') onSearch({ place: undefined, lat: undefined, lng: undefined, radiusKm: undefined })
  }
  const isUnknown = typed.trim() !== '' && typed !== place && data.length === 0
  return (
    <div className="grid gap-3">
      <TextField
        label={t`Around`}
        value={typed}
        onChange={change}
        icon="map-pin"
        placeholder={t`A city`}
        autoComplete="off"
        error={isUnknown ? t`No jobs in a city that starts like this.` : undefined}
      />
      {offered.length > 0 && (
        <ul aria-label={t`Cities`} className="-mt-2 rounded-8 bg-surface-sunken p-1">
          {offered.slice(0, 6).map(({ id, name, countryCode }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => choose(id)}
                className="flex min-h-9 w-full cursor-pointer items-center justify-between rounded-8 px-2 hover:bg-surface-hover pointer-coarse:min-h-11"
              >
                {name} <span className="text-13 text-ink-faint">{countryCode}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {lat !== undefined && (
        <Select
          label={t`Within`}
          value={String(radiusKm)}
          onChange={(value) => onSearch({ radiusKm: Number(value) })}
          options={RADII.map((km) => ({ id: String(km), label: `${km} km` }))}
        />
      )}
    </div>
  )
}
