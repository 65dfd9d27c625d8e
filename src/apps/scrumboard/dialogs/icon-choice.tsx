// The icons that a board can have, each by its name. Used by board-dialog.tsx.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { BOARD_ICONS } from '../board-icons.ts'

const NAMES: Readonly<Record<(typeof BOARD_ICONS)[number], MessageDescriptor>> = {
  'view-columns': msg({ context: 'icons', message: 'Columns' }),
  briefcase: msg({ context: 'icons', message: 'Briefcase' }),
  'academic-cap': msg({ context: 'icons', message: 'Graduation cap' }),
  'building-office-2': msg({ context: 'icons', message: 'Buildings' }),
  clock: msg({ context: 'icons', message: 'Clock' }),
  'calendar-days': msg({ context: 'icons', message: 'Calendar' }),
  ticket: msg({ context: 'icons', message: 'Ticket' }),
  home: msg({ context: 'icons', message: 'House' }),
  'rocket-launch': msg({ context: 'icons', message: 'Rocket' }),
  'light-bulb': msg({ context: 'icons', message: 'Light bulb' }),
  'wrench-screwdriver': msg({ context: 'icons', message: 'Tools' }),
  'chart-bar': msg({ context: 'icons', message: 'Bar chart' }),
  'shopping-cart': msg({ context: 'icons', message: 'Shopping trolley' }),
  'paint-brush': msg({ context: 'icons', message: 'Paintbrush' }),
  'book-open': msg({ context: 'icons', message: 'Open book' }),
  'globe-alt': msg({ context: 'icons', message: 'Globe' }),
  map: msg({ context: 'icons', message: 'Map' }),
  heart: msg({ context: 'icons', message: 'Heart' }),
  star: msg({ context: 'icons', message: 'Star' }),
  users: msg({ context: 'icons', message: 'People' }),
}

export interface IconChoiceProps {
  readonly value: string
  readonly onChange: (icon: string) => void
}

export function IconChoice({ value, onChange }: IconChoiceProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t`Icon`}>
      <p aria-hidden="true" className="mb-1.5 font-medium text-13">
        <Trans>Icon</Trans>
      </p>
      <div className="flex flex-wrap gap-1">
        {BOARD_ICONS.map((icon) => (
          <label
            key={icon}
            className={cx(
              'grid size-10 cursor-pointer place-items-center rounded-8 border has-focus-visible:outline-2 pointer-coarse:size-11',
              icon === value
                ? 'border-accent bg-accent-tint text-accent-text'
                : 'border-transparent text-ink-muted hover:bg-surface-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={icon === value}
              onChange={() => onChange(icon)}
              aria-label={i18n._(NAMES[icon])}
              className="sr-only"
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </div>
  )
}
