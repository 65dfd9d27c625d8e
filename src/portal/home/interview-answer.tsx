// Answers an invitation to an interview in place: one of the times that the employer offers, or other ones on the application's page. Used by next-step.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Interview } from '#contract/portal/application-shapes.ts'
import { useZoned } from '#platform/i18n/use-zoned.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { useAccept } from './use-accept.ts'

export interface InterviewAnswerProps {
  readonly applicationId: string
  readonly interview: Interview
}

export function InterviewAnswer({ applicationId, interview: { id, slots, startsAt, zone } }: InterviewAnswerProps) {
  const { t } = useLingui()
  const zoned = useZoned()
  const { accept, isPending } = useAccept()
  const [slot, setSlot] = useState(slots[0] ?? startsAt)
  return (
    <>
      {slots.length > 0 ? (
        <RadioGroup
          label={t`Which time suits you?`}
          isLabelHidden
          variant="cards"
          value={slot}
          onChange={setSlot}
          options={slots.map((at) => ({ id: at, label: zoned(at, zone) }))}
          className="mt-3 sm:w-fit"
        />
      ) : (
        startsAt && <p className="mt-2 font-medium">{zoned(startsAt, zone)}</p>
      )}
      <div className="mt-4 flex flex-col gap-2 sm:flex-row">
        {slot && (
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => accept({ applicationId, interviewId: id, slot, when: zoned(slot, zone) })}
          >
            <Trans>Accept this time</Trans>
          </Button>
        )}
        <Link
          to="/career/applications"
          search={{ application: applicationId }}
          className={buttonClass({ variant: 'quiet' })}
        >
          <Trans>Propose other times</Trans>
        </Link>
      </div>
    </>
  )
}
