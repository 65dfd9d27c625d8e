// The list below a field while a '#' or '@' is typed in it: the field keeps the focus and names the active row.
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'
import type { Suggestion } from './suggest.ts'

export interface SuggestionListProps {
  readonly id: string
  /** A row's id, for the field's `aria-activedescendant`. */
  readonly idOf: (suggestion: Suggestion) => string
  readonly items: readonly Suggestion[]
  readonly active: Suggestion | undefined
  readonly onTake: (suggestion: Suggestion) => void
}

export default function SuggestionList({ id, idOf, items, active, onTake }: SuggestionListProps) {
  const { t } = useLingui()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={items[0]?.kind === 'person' ? t`People` : t`Tags`}
      className="absolute start-0 top-full z-(--z-popover) mt-1 min-w-52 max-w-80 rounded-12 bg-surface-overlay forced-colors:border p-1 shadow-menu"
    >
      {items.map((item) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the field's
        <div
          key={item.id}
          id={idOf(item)}
          role="option"
          aria-selected={item === active}
          tabIndex={-1}
          // The field must not lose the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
          className="flex min-h-9 cursor-pointer items-center gap-2 rounded-8 px-2 hover:bg-surface-control aria-selected:bg-surface-control pointer-coarse:min-h-11"
        >
          <Icon name={item.kind === 'person' ? 'user' : 'tag'} size={16} className="text-ink-muted" />
          <span className="truncate">{item.title}</span>
        </div>
      ))}
    </div>
  )
}
