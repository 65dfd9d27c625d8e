// One choice as rows of radios: language, scheme, theme. Takes effect at once; the arrow keys go through it.
// @chunk signed-in
import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'

export interface Choice<Value extends string> {
  readonly id: Value
  readonly label: string
  /** Before the words: a coloured dot, an icon. */
  readonly mark?: ReactNode
  readonly lang?: string
}

export interface ChoiceListProps<Value extends string> {
  readonly legend: string
  /** The legend is for assistive technology only. */
  readonly isLegendHidden?: boolean
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function ChoiceList<Value extends string>({
  legend,
  isLegendHidden,
  choices,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={isLegendHidden ? 'sr-only' : 'px-3 pt-3 pb-1 font-medium text-12 text-ink-faint'}>
        {legend}
      </legend>
      {choices.map(({ id, label, mark, lang }) => (
        <label
          key={id}
          lang={lang}
          className="relative flex min-h-9 cursor-pointer items-center gap-3 rounded-8 px-3 hover:bg-surface-control has-focus-visible:bg-surface-control has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {mark}
          <span className="flex-1">{label}</span>
          <Icon name="check" size={16} className="invisible text-accent-text peer-checked:visible" />
        </label>
      ))}
    </fieldset>
  )
}
