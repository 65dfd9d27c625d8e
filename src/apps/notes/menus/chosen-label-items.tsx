// The tags as rows of a menu for all the selected notes: each is put on all of them, or taken off. Used by their bar and by key.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { useNotes } from '../notes-context.ts'

export interface ChosenLabelItemsProps {
  withChosen(act: (ids: readonly string[]) => unknown): unknown
}

/** Which of them have a tag is not known where they are not read: each is put on all of them, or taken off. */
export function ChosenLabelItems({ withChosen }: ChosenLabelItemsProps) {
  const { t } = useLingui()
  const { labels, actions, openDialog } = useNotes()
  const items = (isOn: boolean) =>
    labels.map((label) => (
      <MenuItem key={label.id} onAction={() => withChosen((ids) => actions.setLabel(ids, label, isOn))}>
        {label.title}
      </MenuItem>
    ))
  return (
    <>
      {labels.length > 0 && <MenuSection title={t`Add`}>{items(true)}</MenuSection>}
      {labels.length > 0 && <MenuSection title={t`Remove`}>{items(false)}</MenuSection>}
      <MenuSection label={t`More`}>
        <MenuItem
          icon="plus"
          onAction={() => withChosen((ids) => openDialog({ kind: 'labels', noteIds: ids }))}
        >{t`New tag…`}</MenuItem>
      </MenuSection>
    </>
  )
}
