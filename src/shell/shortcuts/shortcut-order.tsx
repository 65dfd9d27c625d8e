// The shortcuts to change: chosen to be edited, moved by hand, by keyboard or by their two buttons.
import { useLingui } from '@lingui/react/macro'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import { announce } from '#ui/announce.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { List, ListRow } from '#ui/list.tsx'

export interface ShortcutOrderProps {
  readonly shortcuts: readonly Shortcut[]
  readonly onChoose: (id: string) => void
  /** All of them, in their new sequence. */
  readonly onOrder: (shortcuts: readonly Shortcut[]) => void
}

export function ShortcutOrder({ shortcuts, onChoose, onOrder }: ShortcutOrderProps) {
  const { t } = useLingui()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(shortcuts, key) })),
    onReorder: ({ keys, target }) => {
      const rest = shortcuts.filter(({ id }) => !keys.has(id))
      const at = rest.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      onOrder([...rest.slice(0, at), ...shortcuts.filter(({ id }) => keys.has(id)), ...rest.slice(at)])
    },
  })
  const move = (index: number, step: -1 | 1) => {
    const [moved] = shortcuts.slice(index, index + 1)
    if (!moved) return
    const rest = shortcuts.filter((one) => one !== moved)
    onOrder([...rest.slice(0, index + step), moved, ...rest.slice(index + step)])
    const position = index + step + 1
    announce(t`${moved.label}: ${position} of ${shortcuts.length}`)
  }
  return (
    <List
      label={t`Shortcuts to edit`}
      items={shortcuts.map((shortcut, index) => ({ ...shortcut, index }))}
      dependencies={[shortcuts.length]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onChoose(String(key))}
      className="border-line border-t"
    >
      {({ id, label, icon, index }) => (
        <ListRow id={id} textValue={label} hasHandle className="pe-2">
          <Icon name={icon} className="text-ink-muted" />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {/* Two at the ends stay, so that the focus stays with who moves a row up step by step. */}
          <IconButton
            size="sm"
            icon="arrow-up"
            label={t`Move up: ${label}`}
            aria-disabled={index === 0}
            className="aria-disabled:opacity-50"
            onPress={() => index > 0 && move(index, -1)}
          />
          <IconButton
            size="sm"
            icon="arrow-down"
            label={t`Move down: ${label}`}
            aria-disabled={index === shortcuts.length - 1}
            className="aria-disabled:opacity-50"
            onPress={() => index < shortcuts.length - 1 && move(index, 1)}
          />
        </ListRow>
      )}
    </List>
  )
}

const labelOf = (shortcuts: readonly Shortcut[], key: unknown): string =>
  shortcuts.find(({ id }) => id === key)?.label ?? ''
