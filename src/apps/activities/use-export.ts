// Saves the entries that match the filters as a file; the code that writes it is loaded on demand.
import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/toast-store.ts'
import type { Entry } from './entries.ts'
import { useTypeLabels } from './type-labels.ts'

export type FileKind = 'csv' | 'json'

/** @param names of people, by id */
export function useExport(entries: readonly Entry[], names: ReadonlyMap<string, string>) {
  const { t } = useLingui()
  const typeLabels = useTypeLabels()
  return async (kind: FileKind): Promise<void> => {
    const columns = {
      date: t`Date`,
      person: t`Person`,
      type: t`Type`,
      words: t`Activity`,
      detail: t`Details`,
      link: t`Link`,
    }
    try {
      const { saveFeed } = await import('./save-feed.ts')
      saveFeed(kind, t`activity`, columns, entries, {
        person: (actor) => names.get(actor) ?? '',
        type: (type) => typeLabels[type],
      })
    } catch {
      showToast({ kind: 'error', message: t`Couldn’t create the file. Try again.` })
    }
  }
}
