// An email as it travels: its headers and its parts, as text. A chunk of its own.
// @chunk mail-extra
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import PreviewDialog from '#kit/media/preview/preview-dialog.tsx'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { download } from '#platform/api/download.ts'

export interface SourceDialogProps {
  readonly id: string
  readonly subject: string
  readonly onClose: () => void
}

export default function SourceDialog({ id, subject, onClose }: SourceDialogProps) {
  const { t } = useLingui()
  const name = `${subject || t`No subject`}.eml`
  const source = useMemo<PreviewSource>(
    () => ({
      ...{ name, type: 'text/plain', size: 0, version: id },
      load: () => download(mailboxApi.endpoints.source, { query: { id } }),
    }),
    [name, id],
  )
  return <PreviewDialog source={source} onClose={onClose} />
}
