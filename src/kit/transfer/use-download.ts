// Saves a file that a call answers. Where that fails, the reason is shown.
// @chunk screens
import { useLingui } from '@lingui/react/macro'
import type { CallInput } from '#contract/define-api.ts'
import { download, type FileEndpoint, NoFileError } from '#platform/api/download.ts'
import { reasonOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'

/** Saves what `load` gives; where that fails, the reason is shown. @param failure the message where no reason is given; default: the connection may be why */
export function useSaveLoaded(failure?: string): (load: () => Promise<File>) => Promise<void> {
  const { t } = useLingui()
  return async (load) => {
    try {
      saveFile(await load())
    } catch (error) {
      if (error instanceof NoFileError) {
        showToast({ kind: 'error', message: t`This file’s content no longer exists.` })
        return
      }
      const usual = t`Couldn’t download the file. Check your connection, then try again.`
      showToast({ kind: 'error', message: (await reasonOf(error)) ?? failure ?? usual })
    }
  }
}

/** @param failure as above */
export function useDownload(failure?: string) {
  const save = useSaveLoaded(failure)
  return <E extends FileEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> =>
    save(() => download(endpoint, input))
}
