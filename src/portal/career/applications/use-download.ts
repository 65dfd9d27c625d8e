// Hands the person a file that the portal answers: the whole application, a document, a date for the calendar. Where it cannot be had, that is said. Used by
// the open application.
import { useLingui } from '@lingui/react/macro'
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'

export function useDownload() {
  const { t } = useLingui()
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> => {
    try {
      saveFile((await call(endpoint, input)) as unknown as File)
    } catch {
      showToast({ kind: 'error', message: t`The file could not be had. Check the connection, then try again.` })
    }
  }
}
