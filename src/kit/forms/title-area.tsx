// A title that is edited where it is shown, on as many lines as it needs. Enter saves it.
// @chunk autosave
import { useLingui } from '@lingui/react/macro'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'

export interface TitleAreaProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSave: () => void
  /** Characters, as the contract has it. */
  readonly limit: number
  readonly className?: string
}

export function TitleArea({ text, onChange, onSave, limit, className }: TitleAreaProps) {
  const { t } = useLingui()
  return (
    <textarea
      rows={1}
      aria-label={t`Title`}
      placeholder={t`Untitled`}
      maxLength={limit}
      value={text}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      onBlur={onSave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return
        event.preventDefault()
        onSave()
      }}
      className={cx(
        '-mx-2 block w-[calc(100%+16px)] resize-none rounded-8 bg-transparent px-2 py-1 font-semibold text-20 tracking-tight outline-offset-0 field-sizing-content hover:bg-surface-hover',
        className,
      )}
    />
  )
}
