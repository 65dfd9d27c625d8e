// Hands the person a file that a call answers. Where it cannot be had, why is said.
import { useLingui } from '@lingui/react/macro'
import type { CallInput } from '#contract/define-api.ts'
import { download, type FileEndpoint } from '#platform/api/download.ts'
import { reasonOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'

/** @param failure what to say where it cannot be had and no reason is given; by default that the connection may be why */
export function useDownload(failure?: string) {
  const { t } = useLingui()
  return async <E extends FileEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> => {
    try {
      saveFile(await download(endpoint, input))
    } catch (error) {
      const usual = t`Couldn’t download the file. Check your connection, then try again.`
      showToast({ kind: 'error', message: (await reasonOf(error)) ?? failure ?? usual })
    }
  }
}
