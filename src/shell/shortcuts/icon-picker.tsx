// Which icon a shortcut has: one choice of many, as a grid of radios that the arrow keys go through.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldLabelClass } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SHORTCUT_ICONS } from './shortcut-icons.ts'

export interface IconPickerProps {
  /** '' while none is chosen. */
  readonly value: string
  readonly onChange: (icon: string) => void
}

export function IconPicker({ value, onChange }: IconPickerProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const known = SHORTCUT_ICONS.map(([icon, label]) => ({ icon, label: i18n._(label) }))
  const isOther = value !== '' && !known.some(({ icon }) => icon === value)
  const choices = isOther ? [{ icon: value, label: t`Original` }, ...known] : known
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={`${fieldLabelClass} mb-1.5 p-0`}>{t`Icon`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1 rounded-8 bg-surface-sunken p-1">
        {choices.map(({ icon, label }) => (
          <label
            key={icon}
            title={label}
            className="relative grid h-11 cursor-pointer place-items-center rounded-8 text-ink-muted hover:bg-surface-hover hover:text-ink has-checked:bg-surface-raised has-checked:text-accent-text has-checked:ring-2 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus-ring"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={label}
              checked={icon === value}
              onChange={() => onChange(icon)}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
