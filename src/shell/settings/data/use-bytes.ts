// Bytes as people read them: `12.4 MB`, `12,4 Mo`.
import { useFormats } from '#platform/i18n/dates.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

export function useBytes(): (bytes: number) => string {
  const { number } = useFormats()
  return (bytes) => {
    const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
    const value = bytes / 1000 ** step
    const maximumFractionDigits = value < 10 && step > 1 ? 1 : 0
    return number(value, { style: 'unit', unit: UNITS[step], unitDisplay: 'short', maximumFractionDigits })
  }
}
