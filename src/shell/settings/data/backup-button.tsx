// Saves a backup with one press, where something is about to be deleted.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { makeBackup } from '#platform/workspace/backup.ts'
import { IMPORT_MB as megabytes } from '#platform/workspace/import-part.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast-store.ts'

export function BackupButton() {
  const { t } = useLingui()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { file, lacksCareer, isTooLarge } = await makeBackup(true)
      saveFile(file)
      if (isTooLarge)
        showToast({
          kind: 'info',
          message: t`Backup saved, but it’s too large to import. The limit is ${megabytes} MB: also save your largest files elsewhere.`,
        })
      else if (lacksCareer)
        showToast({
          kind: 'info',
          message: t`The backup doesn’t include your career data because we couldn’t reach the portal. Try again when you’re online.`,
        })
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t back up. Nothing was lost.`) })
    }
    setPending(false)
  }
  return (
    <Button icon="arrow-down-tray" isPending={isPending} onPress={save}>
      <Trans>Back up</Trans>
    </Button>
  )
}
