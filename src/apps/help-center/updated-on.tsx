// When the text of a guide or an answer last changed.
import { Trans } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'

/** @param at the beginning of a day in UTC; the same day is shown everywhere */
export function UpdatedOn({ at }: { readonly at: string }) {
  const { date } = useFormats()
  const day = at.slice(0, 10)
  const shown = date(`${day}T12:00:00`, 'longDay')
  return (
    <span className="text-13 text-ink-muted">
      <Trans>
        Updated <time dateTime={day}>{shown}</time>
      </Trans>
    </span>
  )
}
