// Where one would work: a town found by its first letters, and how far around it.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place } from '#contract/portal/job-shapes.ts'
import type { PlaceAnswer } from '#contract/portal/profiling.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profilingQueries } from './queries.ts'

export interface PlaceInputProps {
  readonly value: PlaceAnswer | null
  onChange(value: PlaceAnswer | null): void
  readonly error: string | undefined
}

const RADII = [10, 25, 50, 100, 200] as const
const USUAL_KM = 50
const MOST_TOWNS = 6

export function PlaceInput({ value, onChange, error }: PlaceInputProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value?.name ?? '')
  const wanted = typed.trim()
  const isOpen = wanted !== '' && wanted !== value?.name
  const { data = [], isSuccess } = useQuery({ ...profilingQueries.places(wanted), enabled: isOpen })
  const choose = ({ id, name, countryCode, lat, lng }: Place) => {
    setTyped(name)
    onChange({ id, name, countryCode, lat, lng, radiusKm: value?.radiusKm ?? USUAL_KM })
  }
  const isUnknown = isOpen && isSuccess && data.length === 0
  return (
    <div className="grid max-w-110 gap-4">
      <TextField
        label={t`City`}
        icon="map-pin"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (text.trim() === '' && value) onChange(null)
        }}
        onKeyDown={(event) => {
          const [first] = data
          if (event.key !== 'Enter' || isComposing(event) || !isOpen || !first) return
          event.preventDefault()
          choose(first)
        }}
        autoComplete="off"
        error={isUnknown ? t`No jobs in a city that starts like this. Try a larger city nearby.` : error}
      />
      {isOpen && data.length > 0 && (
        <ul aria-label={t`Cities`} className="-mt-2 rounded-8 bg-surface-sunken p-1">
          {data.slice(0, MOST_TOWNS).map((place) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => choose(place)}
                className="flex min-h-9 w-full cursor-pointer items-center justify-between rounded-8 px-2 hover:bg-surface-hover pointer-coarse:min-h-11"
              >
                {place.name} <span className="text-13 text-ink-muted">{place.countryCode}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {value && (
        <Select
          label={t`Within`}
          value={String(value.radiusKm)}
          onChange={(km) => onChange({ ...value, radiusKm: Number(km) })}
          options={RADII.map((km) => ({ id: String(km), label: `${km} km` }))}
        />
      )}
    </div>
  )
}
