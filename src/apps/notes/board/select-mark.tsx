// Says at the corner of a card that it is selected, and selects it by mouse: by key and by finger it is selected otherwise. Used by card-slot.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

export interface SelectMarkProps {
  readonly id: string
  readonly name: string
  readonly isSelected: boolean
  readonly onToggle: () => void
}

export function SelectMark({ id, name, isSelected, onToggle }: SelectMarkProps) {
  const { t } = useLingui()
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={isSelected}
        aria-label={t`Select ${name}`}
        onClick={onToggle}
        className={cx(
          'absolute -start-2 -top-2 z-2 grid size-6 cursor-pointer place-items-center rounded-full border print:hidden',
          isSelected
            ? 'border-accent bg-accent text-accent-ink forced-colors:bg-[Highlight]'
            : 'border-line-strong bg-surface-raised text-ink-muted opacity-0 hover:text-ink group-hover/place:opacity-100 group-focus-within/place:opacity-100 pointer-coarse:hidden',
        )}
      >
        <Icon name="check" size={14} />
      </button>
      {isSelected && (
        <span id={`selected-${id}`} className="sr-only">
          <Trans>Selected</Trans>
        </span>
      )}
    </>
  )
}
