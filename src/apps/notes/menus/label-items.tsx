// The labels as rows of a menu, those that the note has ticked. Used by the note's menu and by the open note.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { useNotes } from '../notes-context.ts'

export function LabelItems({ note }: { readonly note: Note }) {
  const { t } = useLingui()
  const { labels, actions, openDialog } = useNotes()
  const held = note.labels.map(({ id }) => id)
  const change = (keys: ReadonlySet<string>) => {
    for (const label of labels) {
      const isOn = keys.has(label.id)
      if (isOn !== held.includes(label.id)) void actions.setLabel([note.id], label, isOn)
    }
  }
  return (
    <>
      {labels.length > 0 && (
        <MenuSection label={t`Tags`} selectionMode="multiple" selectedKeys={held} onSelectionChange={change}>
          {labels.map(({ id, title }) => (
            <MenuItem key={id} id={id}>
              {title}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection label={t`More`}>
        <MenuItem
          icon="plus"
          onAction={() => openDialog({ kind: 'labels', noteIds: [note.id] })}
        >{t`New tag…`}</MenuItem>
        <MenuItem icon="pencil" onAction={() => openDialog({ kind: 'labels' })}>{t`Manage tags`}</MenuItem>
      </MenuSection>
    </>
  )
}
