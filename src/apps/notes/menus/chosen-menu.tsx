// The colours or the tags for all the selected notes. A chunk of its own; opened by board/bulk-bar.tsx.
// @chunk notes-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#kit/lazy/lazy-menu.tsx'
import { chosenIds } from '#kit/list/chosen-ids.ts'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import type { Chosen } from '../board/chosen.ts'
import { useNotes } from '../notes-context.ts'
import { ColorItems } from './color-items.tsx'

export interface ChosenMenuProps extends Chosen {
  readonly of: 'color' | 'label'
}

export default function ChosenMenu({ of, selection, source, ...trigger }: ChosenMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { actions } = useNotes()
  const withChosen = async (act: (ids: readonly string[]) => unknown) => act(await chosenIds(selection, source))
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={of === 'color' ? t`Colour` : t`Tags`}>
        {of === 'color' ? (
          <ColorItems onPick={(color) => withChosen((ids) => actions.setColor(ids, color))} />
        ) : (
          <LabelItems withChosen={withChosen} />
        )}
      </Menu>
    </MenuTrigger>
  )
}

interface LabelItemsProps {
  withChosen(act: (ids: readonly string[]) => unknown): unknown
}

/** Which of them have a tag is not known where they are not read: each is put on all of them, or taken off. */
function LabelItems({ withChosen }: LabelItemsProps) {
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
