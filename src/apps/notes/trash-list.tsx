// The notes that were deleted in the last 30 days, each with its way back. Used by notes-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { DeletedList } from '#kit/undo/deleted-list.tsx'

export function TrashList() {
  const { t } = useLingui()
  return (
    <DeletedList
      api="notes"
      intro={<Trans>Deleted notes and tags stay here for 30 days.</Trans>}
      failure={t`Couldn’t load the deleted notes.`}
      kindOf={({ table }) => (table === 'noteLabels' ? t({ message: 'Tag', context: 'notes' }) : t`Note`)}
    />
  )
}
