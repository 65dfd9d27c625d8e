// Saves emails as one mbox file, with what is attached to them.
// @chunk mail-extra
import { useLingui } from '@lingui/react/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { mboxOf } from '#formats/mail/mbox-of.ts'
import { download } from '#platform/api/download.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { showToast } from '#ui/toast-store.ts'

/** @returns saves them; `name` is the file's, without its ending */
export function useSaveMbox() {
  const { t } = useLingui()
  return async (ids: readonly string[], name: string): Promise<void> => {
    try {
      const parts: string[] = []
      for (const id of ids) {
        const file = await download(mailboxApi.endpoints.source, { query: { id } })
        parts.push(mboxOf([await file.text()]))
      }
      saveFile(new File(parts, `${name}.mbox`, { type: 'application/mbox' }))
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t save the emails.`) })
    }
  }
}
