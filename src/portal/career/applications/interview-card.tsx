// An interview: when, where, with whom; accepting a time, declining, proposing others; the file for a calendar.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApplicationDetail, Interview } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useZoned } from '#platform/i18n/use-zoned.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { useApplicationLabels } from './application-labels.ts'
import { useRespond } from './mutations.ts'
import { ProposeTimes } from './propose-times.tsx'
import { useConflict } from './use-conflict.ts'

export function InterviewCard({ application, interview }: { application: ApplicationDetail; interview: Interview }) {
  const { t } = useLingui()
  const zoned = useZoned()
  const now = useNow()
  const labels = useApplicationLabels()
  const download = useDownload()
  const { id: iid, kind, startsAt, durationMin, zone, place, url, people, status, note } = interview
  const isOver = ['cancelled', 'done', 'noShow', 'declined'].includes(status)
  return (
    <section className="mt-6 rounded-12 border border-line p-5">
      <h3 className="font-semibold text-14">
        <Trans>Interview</Trans>{' '}
        <span className="font-normal text-13 text-ink-muted">{labels.interviewStatus[status]}</span>
      </h3>
      {startsAt && <p className="mt-1 font-medium">{zoned(startsAt, zone)}</p>}
      <p className="text-13 text-ink-muted">
        {labels.interviewKind[kind]}, <Plural value={durationMin} one="# minute" other="# minutes" />
        {place && ` · ${place}`}
      </p>
      {url && (
        <p className="mt-1">
          <SafeLink href={url}>{t`Join the call`}</SafeLink>
        </p>
      )}
      {people.length > 0 && (
        <p className="mt-1 text-13 text-ink-muted">{people.map(({ name, role }) => `${name} (${role})`).join(', ')}</p>
      )}
      {note && <p className="mt-2">{note}</p>}
      {!isOver && application.status === 'interview' && <Answer application={application} interview={interview} />}
      {startsAt && !isOver && Date.parse(startsAt) > now && (
        <Button
          size="sm"
          variant="quiet"
          icon="calendar"
          className="mt-3 print:hidden"
          onPress={() => download(applicationsApi.endpoints.calendar, { params: { id: application.id, iid } })}
        >
          <Trans>Add to calendar</Trans>
        </Button>
      )}
    </section>
  )
}

function Answer({ application, interview }: { application: ApplicationDetail; interview: Interview }) {
  const { t } = useLingui()
  const zoned = useZoned()
  const respond = useRespond()
  const onError = useConflict()
  const { slots, startsAt, status, zone, proposed } = interview
  const [slot, setSlot] = useState<string | null>(slots[0] ?? null)
  const [isProposing, setProposing] = useState(false)
  const params = { id: application.id, iid: interview.id }
  const send = (body: Parameters<typeof respond.mutateAsync>[0]['body']) =>
    respond.mutateAsync({ params, body }).catch(onError)
  if (isProposing)
    return (
      <ProposeTimes
        zone={zone}
        onCancel={() => setProposing(false)}
        onPropose={async (times) => {
          await send({ response: 'propose', slots: times })
          setProposing(false)
        }}
      />
    )
  return (
    <div className="mt-4 print:hidden">
      {status === 'counterProposed' && proposed.length > 0 && (
        <p className="mb-3 text-13 text-ink-muted">
          <Trans>You proposed: {proposed.map((at) => zoned(at, zone)).join(' · ')}</Trans>
        </p>
      )}
      {status === 'proposed' && slots.length > 0 && (
        <RadioGroup
          label={t`Which time suits you?`}
          value={slot}
          onChange={setSlot}
          options={slots.map((at) => ({ id: at, label: zoned(at, zone) }))}
          className="mb-3"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {status === 'proposed' && (startsAt || slot) && (
          <Button variant="primary" onPress={() => send({ response: 'accept', ...(slot && { slot }) })}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <Button onPress={() => setProposing(true)}>
          <Trans>Propose other times</Trans>
        </Button>
        <Button variant="quiet" onPress={() => send({ response: 'decline' })}>
          <Trans>Decline the interview</Trans>
        </Button>
      </div>
    </div>
  )
}
