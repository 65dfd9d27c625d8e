// A number of bytes in the unit that suits it: `214 kB`, `1.3 MB`.
// @chunk screens
import { useCallback } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

export function useByteFormat(): (bytes: number) => string {
  const { number } = useFormats()
  return useCallback(
    (bytes) => {
      const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : bytes < 1_000_000_000 ? 2 : 3
      return number(bytes / 1000 ** power, {
        style: 'unit',
        unit: UNITS[power] ?? 'byte',
        // A single byte has no short form that people know.
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: power >= 2 ? 1 : 0,
      })
    },
    [number],
  )
}
