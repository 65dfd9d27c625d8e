// What makes an evaluation fair to a person: more time or none, easier questions, letters that are easier to distinguish. Nobody else sees it.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import type { Accommodations } from '#contract/portal/settings.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Switch } from '#ui/switch.tsx'

export interface AccommodationsFormProps {
  readonly value: Accommodations
  onChange(value: Accommodations): void
}

export function AccommodationsForm({ value, onChange }: AccommodationsFormProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [third, half] = [number(1.33), number(1.5)]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 sm:grid-cols-2">
      <RadioGroup
        label={t`Time for each question`}
        value={value.extraTime}
        onChange={(extraTime) => onChange({ ...value, extraTime })}
        options={[
          { id: 'none', label: t`Standard time` },
          { id: 'third', label: t`A third longer (× ${third})` },
          { id: 'half', label: t`Half as long again (× ${half})` },
          { id: 'double', label: t`Twice as long (× 2)` },
          { id: 'untimed', label: t`No timer` },
        ]}
      />
      <div>
        <Switch
          isSelected={value.comfortableTarget}
          onChange={(comfortableTarget) => onChange({ ...value, comfortableTarget })}
          description={t`Easier questions: you’ll get about three in four right. There are one or two more questions, and the level is just as accurate.`}
        >
          <Trans>Comfortable difficulty</Trans>
        </Switch>
        <Switch
          isSelected={value.readableFont}
          onChange={(readableFont) => onChange({ ...value, readableFont })}
          description={t`Wider letter and line spacing, which many people with dyslexia prefer. You’ll see it on this page straight away.`}
        >
          <Trans>Dyslexia-friendly text</Trans>
        </Switch>
        <p className="mt-2 text-12 text-ink-muted">
          <Trans>Only you see these choices, and they don’t affect your result.</Trans>
        </p>
      </div>
    </div>
  )
}
