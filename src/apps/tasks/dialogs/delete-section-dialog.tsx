// Asks what becomes of a section's tasks when it is deleted. A chunk of its own; shown by lazy-dialog.tsx.
// @chunk tasks-menus
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { withContents } from '../outline.ts'
import { useTasks } from '../tasks-context.ts'

export interface DeleteSectionDialogProps {
  readonly sectionId: string
  readonly onClose: () => void
}

export default function DeleteSectionDialog({ sectionId, onClose }: DeleteSectionDialogProps) {
  const { t } = useLingui()
  const { tasks, isPart, commands } = useTasks()
  const name = tasks.find(({ id }) => id === sectionId)?.title || t`Untitled`
  const ids = withContents(tasks, [sectionId])
  const count = ids.length - 1
  const remove = (gone: readonly string[]) => {
    onClose()
    void commands.remove(gone)
  }
  return (
    <Dialog
      isOpen
      title={t`Delete section “${name}”?`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" isDisabled={isPart} onPress={() => remove(ids)}>
            {plural(count, { one: 'Delete its task too', other: 'Delete its # tasks too' })}
          </Button>
          <Button autoFocus variant="primary" onPress={() => remove([sectionId])}>
            {plural(count, { one: 'Keep its task', other: 'Keep its # tasks' })}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">
        <Trans>Any tasks you keep will move to the section above.</Trans>
      </p>
    </Dialog>
  )
}
