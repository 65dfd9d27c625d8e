// The names of the groups that visitors are split into, in the chosen language.
import { useLingui } from '@lingui/react/macro'

/** @returns the translated name; one that is not known stays as it came */
export function useSplitLabels(): (label: string) => string {
  const { t } = useLingui()
  const known: Record<string, string> = {
    New: t({ message: 'New', context: 'visitors' }),
    Returning: t`Returning`,
    Male: t`Men`,
    Female: t`Women`,
    'Under 30': t`Under 30`,
    '30 and over': t`30 and over`,
    English: t`English`,
    Other: t`Other`,
  }
  return (label) => known[label] ?? label
}
