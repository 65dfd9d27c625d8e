// A question that was worked at a desk, after the end: what each point was for, and beside each email or sentence what was given and what is right.
import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskEntry, ShownEdit, ShownSorting } from '#contract/portal/desk-shapes.ts'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Icon } from '#ui/icon.tsx'
import { PointsGiven } from './points-given.tsx'

type Desk = NonNullable<ReviewedItem['desk']>

export interface ReviewedDeskProps {
  readonly item: ReviewedItem['item']
  readonly desk: Desk
}

export function ReviewedDesk({ item: { sorting, edit }, desk }: ReviewedDeskProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-13">
      <PointsGiven points={desk.points} />
      {sorting && <Sorted sorting={sorting} desk={desk} />}
      {edit && <Edited edit={edit} desk={desk} />}
    </div>
  )
}

const textOf = (entries: readonly DeskEntry[], id: string) => entries.find((entry) => entry.id === id)?.text

function Sorted({ sorting: { emails, questions }, desk: { given, right } }: { sorting: ShownSorting; desk: Desk }) {
  const say = useBilingual()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {emails.map(({ id, from, subject, text }) => (
        <li key={id} className="rounded-8 border border-line p-3">
          <p className="text-ink-muted">{from}</p>
          <p className="font-medium wrap-anywhere">{say(subject)}</p>
          <p className="mb-2 wrap-anywhere">{say(text)}</p>
          <dl className="grid gap-2 sm:grid-cols-2">
            {questions.map((question) => {
              const labelOf = (choice: string | undefined) =>
                question.choices.flatMap((one) => (one.id === choice ? [say(one.label)] : []))[0]
              const name = `${id}-${question.id}`
              return (
                <div key={question.id}>
                  <dt className="text-ink-muted">{say(question.label)}</dt>
                  <Compared given={labelOf(textOf(given, name))} right={labelOf(textOf(right, name)) ?? ''} />
                </div>
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** What was chosen, and what is right where that is something else. */
function Compared({ given, right }: { given: string | undefined; right: string }) {
  const { t } = useLingui()
  const isRight = given === right
  const what = given ?? ''
  return (
    <>
      <dd className="flex items-start gap-1.5">
        <Icon
          name={isRight ? 'check-circle' : 'x-circle'}
          size={16}
          className={isRight ? 'mt-0.5 text-success' : 'mt-0.5 text-danger'}
        />
        {given === undefined ? <Trans>No answer</Trans> : isRight ? t`${what}: correct` : t`${what}: incorrect`}
      </dd>
      {!isRight && <dd>{t`Correct answer: ${right}`}</dd>}
    </>
  )
}

function Edited({ edit: { title, sentences }, desk: { given, right } }: { edit: ShownEdit; desk: Desk }) {
  const { t } = useLingui()
  return (
    <>
      <p lang="en" translate="no" className="font-medium">
        {title}
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sentences.map(({ id, text }) => {
          const [own, model] = [textOf(given, id), textOf(right, id)]
          return (
            <li key={id} className="rounded-8 border border-line p-3">
              <p lang="en" translate="no" className="wrap-anywhere">
                {text}
              </p>
              <dl className="mt-1 grid gap-1">
                <Line name={t`Your answer`} text={own} otherwise={t`Unchanged`} />
                <Line name={t`Example answer`} text={model} otherwise={t`No change needed`} />
              </dl>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Line({ name, text, otherwise }: { name: string; text: string | undefined; otherwise: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      {text === undefined ? (
        <dd>{otherwise}</dd>
      ) : (
        <dd lang="en" translate="no" className="wrap-anywhere">
          {text === '' ? '—' : text}
        </dd>
      )}
    </div>
  )
}
