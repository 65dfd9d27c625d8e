// The activity of the open card, the newest first; shown on demand.
import { useLingui } from '@lingui/react/macro'
import type { CardActivity, CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useBoard } from '../board-context.ts'
import { useActivityText } from './use-activity-text.ts'

export function Activity({ card: { activity } }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  if (activity.length === 0) return null
  return (
    <Disclosure title={t`Activity`} count={activity.length} heading="h3">
      <ul className="space-y-2 py-2">
        {activity.map((one) => (
          <Entry key={one.id} entry={one} />
        ))}
      </ul>
    </Disclosure>
  )
}

function Entry({ entry }: { readonly entry: CardActivity }) {
  const { t } = useLingui()
  const { people, now } = useBoard()
  const { ago } = useFormats()
  const activityText = useActivityText()
  const name = people.get(entry.actorId)?.name ?? t`Someone`
  return (
    <li className="text-13">
      <span className="font-medium">{name}</span> <span className="text-ink-muted">{activityText(entry)}</span>{' '}
      <time dateTime={entry.at} className="text-ink-muted">
        {ago(entry.at, now)}
      </time>
    </li>
  )
}
