// Why something did not help. A chunk of its own.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FeedbackReason } from '#contract/apps/help-center.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Judgement } from './feedback.tsx'

const REASONS: Readonly<Record<FeedbackReason, MessageDescriptor>> = {
  unclear: msg`Hard to understand`,
  incomplete: msg`Incomplete`,
  outdated: msg`Out of date`,
  wrong: msg`Incorrect`,
  'not-what-i-looked-for': msg`I was looking for something else`,
}

export interface FeedbackFormProps {
  readonly given: Judgement
  readonly onSave: (judgement: Judgement) => Promise<void>
}

export default function FeedbackForm({ given, onSave }: FeedbackFormProps) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState(given.reason)
  const [comment, setComment] = useState(given.comment)
  const [isRefused, setRefused] = useState(false)
  const isEmpty = reason === null && comment.trim() === ''
  return (
    <form
      aria-label={t`Why it didn’t help`}
      className="mt-3 grid max-w-120 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(isEmpty)
        if (!isEmpty) void onSave({ isHelpful: false, reason, comment })
      }}
    >
      <RadioGroup
        label={t`Why not?`}
        options={FeedbackReason.options.map((id) => ({ id, label: i18n._(REASONS[id]) }))}
        value={reason}
        onChange={setReason}
        {...(isRefused && isEmpty && { error: t`Choose a reason, or write a comment.` })}
      />
      <TextArea
        label={t`Comment`}
        labelEnd={t`Optional`}
        description={t`Your comment stays on this device.`}
        value={comment}
        onChange={setComment}
        maxLength={2000}
      />
      <Button type="submit" size="sm" className="justify-self-start">
        <Trans>Save feedback</Trans>
      </Button>
    </form>
  )
}
