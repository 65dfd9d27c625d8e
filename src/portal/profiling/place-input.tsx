// Where one would work: a town, and how far around it.
import { useLingui } from '@lingui/react/macro'
import type { PlaceAnswer } from '#contract/portal/profiling.ts'
import { TownField, USUAL_KM } from '#kit/forms/town-field.tsx'

export interface PlaceInputProps {
  readonly value: PlaceAnswer | null
  onChange(value: PlaceAnswer | null): void
  readonly error: string | undefined
}

export function PlaceInput({ value, onChange, error }: PlaceInputProps) {
  const { t } = useLingui()
  return (
    <TownField
      label={t`City`}
      value={value}
      onTown={(town) => onChange(town && placeOf(town, value?.radiusKm))}
      onRadius={(radiusKm) => value && onChange({ ...value, radiusKm })}
      error={error}
    />
  )
}

const placeOf = ({ id, name, countryCode, lat, lng }: Omit<PlaceAnswer, 'radiusKm'>, radiusKm = USUAL_KM) => ({
  id,
  name,
  countryCode,
  lat,
  lng,
  radiusKm,
})
