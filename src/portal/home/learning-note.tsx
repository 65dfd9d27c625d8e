// The note about a skill that is being learnt, and marking it as done, with undo. Used by skills-to-learn.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import type { Learning } from '#contract/portal/profile-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { careerQueries } from './career-queries.ts'

export interface LearningNoteProps {
  readonly learning: Learning
  readonly name: string
  /** ISO: from when on it can be evaluated again, where that is closed; undefined until it is known. */
  readonly retakeAt: string | null | undefined
  /** Its row goes. */
  onDone(): void
}

export function LearningNote({ learning, name, retakeAt, onDone }: LearningNoteProps) {
  const { t } = useLingui()
  const { skillId, note, isEvaluable } = learning
  const [typed, setTyped] = useState<string>()
  const save = useSaveLearning(skillId)
  const { run } = useAction()
  const done = () => {
    onDone()
    void run({
      message: t`Marked as learnt: ${name}`,
      write: () => save({ isDone: true }),
      inverse: () => save({ isDone: false }),
    })
  }
  const keep = () => {
    if (typed !== undefined && typed.trim() !== note) void run({ write: () => save({ note: typed }) })
    setTyped(undefined)
  }
  if (typed !== undefined) return <NoteField name={name} typed={typed} onTyped={setTyped} onLeave={keep} />
  return (
    <>
      {note && <p className="mt-1 line-clamp-6 text-13 wrap-anywhere">{note}</p>}
      <div className="-ms-2.5 mt-1 flex flex-wrap items-center gap-x-1">
        <Button size="sm" variant="quiet" onPress={() => setTyped(note)} aria-label={t`Note: ${name}`}>
          <Trans>Note</Trans>
        </Button>
        <Button size="sm" variant="quiet" onPress={done} aria-label={t`Mark as learnt: ${name}`}>
          <Trans>Mark as learnt</Trans>
        </Button>
        {isEvaluable && <Retake skillId={skillId} name={name} retakeAt={retakeAt} />}
      </div>
    </>
  )
}

interface NoteFieldProps {
  readonly name: string
  readonly typed: string
  onTyped(text: string): void
  onLeave(): void
}

function NoteField({ name, typed, onTyped, onLeave }: NoteFieldProps) {
  const { t } = useLingui()
  return (
    <div className="mt-2">
      <TextArea
        label={t`Note on ${name}`}
        isLabelHidden
        autoFocus
        rows={3}
        maxLength={2000}
        placeholder={t`What are you reading, doing or planning?`}
        value={typed}
        onChange={onTyped}
        onBlur={onLeave}
      />
    </div>
  )
}

/** When the skill can be evaluated again, or the way there. */
function Retake({ skillId, name, retakeAt }: Pick<LearningNoteProps, 'name' | 'retakeAt'> & { skillId: string }) {
  const { t } = useLingui()
  const { date } = useFormats()
  if (retakeAt) {
    const day = date(retakeAt, 'shortDay')
    return (
      <span className="px-2.5 text-13 text-ink-muted">
        <Trans>Retake available from {day}</Trans>
      </span>
    )
  }
  if (retakeAt !== null) return null
  return (
    <Link
      to="/skill-evaluation/loading/$skill"
      params={{ skill: skillId }}
      aria-label={t`Evaluate: ${name}`}
      className={`${linkClass} inline-flex min-h-6 items-center px-2.5 text-13`}
    >
      <Trans>Evaluate</Trans>
    </Link>
  )
}

function useSaveLearning(skillId: string): (body: { note?: string; isDone?: boolean }) => Promise<Written> {
  const { mutateAsync } = useApiMutation(profileApi.endpoints.updateLearning, {
    optimistic: ({ body: { note, isDone } }) => [
      optimistic(careerQueries.learning(), (all) =>
        all.map((one) =>
          one.skillId === skillId
            ? {
                ...one,
                note: note ?? one.note,
                doneAt: isDone === undefined ? one.doneAt : isDone ? new Date().toISOString() : null,
              }
            : one,
        ),
      ),
    ],
  })
  return (body) => mutateAsync({ params: { skillId }, body })
}
