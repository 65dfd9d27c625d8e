// Puts what is shown among the person's files, with a way there and its undo: for what is attached elsewhere.
// @chunk file-preview
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fileManagerApi, type Placed } from '#contract/apps/file-manager.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import type { PreviewSource } from './preview-kind.ts'

export function SaveToFiles({ source }: { readonly source: PreviewSource }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { run } = useAction()
  const { mutateAsync: upload } = useApiMutation(fileManagerApi.endpoints.upload)
  const [isSaving, setSaving] = useState(false)
  const { name, type } = source
  const save = async () => {
    setSaving(true)
    let id: string | undefined
    await run({
      message: t`Saved to Files: “${name}”`,
      write: async () => {
        const file = new File([await source.load()], name, { type })
        const written = await upload({ body: { folderId: 'null', file } })
        id = (written.answer as Placed).items[0]?.id
        return written
      },
      failure: t`Couldn’t save to Files. Try again.`,
      second: {
        label: t`Show`,
        onAction: () => id && navigate({ to: `/apps/file-manager/details/${encodeURIComponent(id)}` as never }),
      },
    })
    setSaving(false)
  }
  return (
    <Button icon="folder-arrow-down" isPending={isSaving} onPress={save}>
      {t`Save to Files`}
    </Button>
  )
}
