// What the person means to do next about an application, and when. Their own: the employer never sees it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { DateField } from '#portal/career/date-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSetNextStep } from './mutations.ts'

type Stepped = Pick<ApplicationDetail, 'id' | 'nextStep'>

export function useNextStep({ id, nextStep }: Stepped) {
  const { t } = useLingui()
  const set = useSetNextStep()
  const { run } = useAction()
  const save = (next: ApplicationDetail['nextStep']) => set.mutate({ params: { id }, body: { nextStep: next } })
  const put = (next: ApplicationDetail['nextStep']) => set.mutateAsync({ params: { id }, body: { nextStep: next } })
  const finish = () =>
    void run({
      message: t`Next step marked as done`,
      write: () => put(null),
      inverse: () => put(nextStep),
      failure: null,
    })
  return { save, finish }
}

export function NextStep({ application }: { application: Stepped }) {
  const { nextStep } = application
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const { save, finish } = useNextStep(application)
  const [isEditing, setEditing] = useState(false)
  return (
    <section className="mt-8 print:hidden">
      <h3 className="font-semibold text-14">{t`Your next step`}</h3>
      {isEditing ? (
        <StepForm
          before={nextStep}
          onCancel={() => setEditing(false)}
          onSave={(next) => {
            save(next)
            setEditing(false)
          }}
        />
      ) : nextStep ? (
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <span>
            {nextStep.text} · {date(nextStep.at, 'day')}, {relative(nextStep.at)}
          </span>
          <Button size="sm" onPress={finish}>
            <Trans context="button">Done</Trans>
          </Button>
          <Button size="sm" variant="quiet" onPress={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
        </p>
      ) : (
        <Button size="sm" icon="plus" className="mt-2" onPress={() => setEditing(true)}>
          <Trans>Add a next step</Trans>
        </Button>
      )}
    </section>
  )
}

interface StepFormProps {
  readonly before: ApplicationDetail['nextStep']
  onSave(next: NonNullable<ApplicationDetail['nextStep']>): void
  onCancel(): void
}

export function StepForm({ before, onSave, onCancel }: StepFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(before?.text ?? '')
  const [day, setDay] = useState(before?.at.slice(0, 10) ?? null)
  const [wrong, setWrong] = useState<{ text?: string; day?: string }>({})
  const save = () => {
    const found = {
      ...(text.trim() === '' && { text: t`Describe your next step.` }),
      ...(day === null && { day: t`Choose a day.` }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0) onSave({ text: text.trim(), at: new Date(`${day}T09:00`).toISOString() })
  }
  return (
    <form
      className="mt-2 grid max-w-110 gap-3 sm:grid-cols-[minmax(0,1fr)_176px]"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField label={t`Description`} value={text} onChange={setText} error={wrong.text} maxLength={500} />
      <DateField label={t`Date`} value={day} onChange={setDay} {...(wrong.day && { error: wrong.day })} />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary">
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
