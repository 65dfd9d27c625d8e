// Options to be put into sequence: dragged, moved by the buttons of their row, or by Ctrl and the arrow keys. Each move is announced.
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { CurrentItem } from '#contract/portal/evaluation-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { announce } from '#ui/announce.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { List, ListRow } from '#ui/list.tsx'
import { CodedText } from './coded-text.tsx'
import { moveOption } from './item-answer.ts'

export interface OrderListProps {
  readonly options: CurrentItem['options']
  readonly ids: readonly string[]
  onChange(ids: readonly string[]): void
}

export function OrderList({ options, ids, onChange }: OrderListProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const rows = ids.flatMap((id) => options.filter((option) => option.id === id))
  const { move, dragAndDropHooks, onKeyDown } = useReordering(ids, onChange)
  return (
    <div
      onKeyDownCapture={onKeyDown}
      className="overflow-hidden rounded-12 border border-line-strong bg-surface-raised"
    >
      <p className="border-line-soft border-b px-4 py-2 text-13 text-ink-muted">
        {t`Put the answers in order, with the first at the top: drag them, use the arrow buttons on each row, or press Ctrl with the arrow keys.`}
      </p>
      <List
        label={t`Your answer`}
        items={rows.map((option, index) => ({ ...option, index }))}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[ids]}
      >
        {(option) => {
          const name = say(option.label)
          return (
            <ListRow id={option.id} textValue={`${option.index + 1}. ${name}`} hasHandle>
              <span className="w-5 shrink-0 text-end text-13 text-ink-muted tabular-nums">{option.index + 1}.</span>
              <span className="min-w-0 flex-1 py-2 wrap-anywhere">
                <CodedText>{name}</CodedText>
              </span>
              <IconButton
                icon="chevron-up"
                label={t`Move up: ${name}`}
                size="sm"
                isDisabled={option.index === 0}
                onPress={() => move(option.id, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={t`Move down: ${name}`}
                size="sm"
                isDisabled={option.index === rows.length - 1}
                onPress={() => move(option.id, 1)}
              />
            </ListRow>
          )
        }}
      </List>
    </div>
  )
}

function useReordering(ids: readonly string[], onChange: OrderListProps['onChange']) {
  const { t } = useLingui()
  const move = (id: string, by: number) => {
    const next = moveOption(ids, id, by)
    const [position, count] = [next.indexOf(id) + 1, next.length]
    onChange(next)
    announce(t`Moved to position ${position} of ${count}`)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = ids.filter((id) => keys.has(id))
      const rest = ids.filter((id) => !keys.has(id))
      const at = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      onChange([...rest.slice(0, at), ...moved, ...rest.slice(at)])
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const id = (event.target as Element).closest('[data-key]')?.getAttribute('data-key')
    if (by === undefined || !id || !(event.ctrlKey || event.metaKey || event.altKey)) return
    event.preventDefault()
    event.stopPropagation()
    move(id, by)
  }
  return { move, dragAndDropHooks, onKeyDown }
}
