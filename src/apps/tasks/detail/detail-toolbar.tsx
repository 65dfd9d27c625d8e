// The head of the open task: complete, copy its link, more, close; below md a way back to the list. Used by task-detail.tsx.
import { useLingui } from '@lingui/react/macro'
import type { Task } from '#contract/apps/tasks.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '#ui/menu.tsx'
import { taskHref, useTasks } from '../tasks-context.ts'
import { useExport } from '../use-export.ts'

export interface DetailToolbarProps {
  readonly task: Task
  readonly onClose: () => void
}

export function DetailToolbar({ task: { id, title, completed }, onClose }: DetailToolbarProps) {
  const { t } = useLingui()
  const { commands } = useTasks()
  const copyLink = useCopyLink()
  const exportTasks = useExport()
  const remove = () => {
    onClose()
    void commands.remove([id])
  }
  return (
    <div className="flex h-13 shrink-0 items-center gap-1 border-line-soft border-b pe-3 ps-2 md:ps-5 print:hidden">
      <IconButton icon="arrow-left" label={t`Back to the list`} onPress={onClose} className="md:hidden" />
      <Button
        size="sm"
        icon={completed ? 'arrow-uturn-left' : 'check'}
        onPress={() => commands.complete([id], !completed)}
      >
        {completed ? t`Reopen` : t`Complete`}
      </Button>
      <span className="flex-1" />
      <IconButton icon="link" size="sm" label={t`Copy link`} onPress={() => copyLink(taskHref(id))} />
      <MenuTrigger trigger={<IconButton icon="ellipsis-horizontal" size="sm" label={t`More`} />}>
        <Menu aria-label={t`More`}>
          <MenuItem icon="document-duplicate" onAction={() => commands.duplicate([id])}>{t`Duplicate`}</MenuItem>
          <MenuItem icon="arrow-down-tray" onAction={() => exportTasks([id])}>{t`Export as calendar (.ics)`}</MenuItem>
          <MenuItem
            icon="clock"
            onAction={() => openHistory({ table: 'tasks', key: id, title })}
          >{t`History`}</MenuItem>
          <MenuItem icon="printer" onAction={() => print()}>{t`Print`}</MenuItem>
          <MenuItem icon="trash" onAction={remove}>{t`Delete`}</MenuItem>
        </Menu>
      </MenuTrigger>
      <IconButton icon="x-mark" size="sm" label={t`Close`} onPress={onClose} className="max-md:hidden" />
    </div>
  )
}
