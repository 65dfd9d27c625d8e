// The questions of a finished evaluation with what was chosen, what is right and why. Loaded on demand.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Pill } from '#ui/pill.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { CodedText } from './coded-text.tsx'
import { ItemCode } from './item-code.tsx'
import { evaluationQueries } from './queries.ts'
import { ReviewedDesk } from './reviewed-desk.tsx'
import { ReviewedSheet } from './reviewed-sheet.tsx'

const ReviewedProgram = lazyBeside(async () => (await import('./reviewed-program.tsx')).ReviewedProgram)
const ReviewedQuery = lazyBeside(async () => (await import('./reviewed-query.tsx')).ReviewedQuery)

export function ReviewedItems({ resultId }: { resultId: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...evaluationQueries.review(resultId), enabled: isOpen, retry: false })
  const { data, error } = query
  return (
    <Disclosure
      title={<Trans>Questions and explanations</Trans>}
      count={data?.length}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
      className="mt-6 print:hidden"
    >
      {data === undefined && error instanceof ApiError && error.status === 400 ? (
        <Note kind="info">
          <Trans>You’ll see these questions again when the current evaluation of this skill ends.</Trans>
        </Note>
      ) : (
        <QueryView
          query={query}
          loading={<SkeletonRows label={t`Loading the questions`} count={4} />}
          error={{ title: t`Couldn’t load the questions.` }}
          className="mx-0 my-0"
        >
          {(items) => (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {items.map((one, index) => (
                <Reviewed key={one.item.id} one={one} position={index + 1} />
              ))}
            </ol>
          )}
        </QueryView>
      )}
    </Disclosure>
  )
}

function Reviewed({ one, position }: { one: ReviewedItem; position: number }) {
  const { t } = useLingui()
  const say = useBilingual()
  const { number } = useFormats()
  const { item, isRight, isTriedOut, chosenIds, chosenValue, rightIds, rightValue, why } = one
  const { worked, queried, programmed, desk } = one
  const isPartly = !isRight && (worked ?? queried ?? programmed ?? desk)?.points.some(({ isGiven }) => isGiven)
  const labels = (ids: readonly string[]) =>
    ids.flatMap((id) => item.options.filter((option) => option.id === id).map(({ label }) => say(label)))
  const topic = say(item.topic.label)
  const chosen = chosenValue === null ? labels(chosenIds) : [number(chosenValue, { maximumFractionDigits: 6 })]
  const right = rightValue === null ? labels(rightIds) : [number(rightValue, { maximumFractionDigits: 6 })]
  return (
    <li className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-muted">
        <Icon
          name={isRight ? 'check-circle' : isPartly ? 'minus-circle' : 'x-circle'}
          className={isRight ? 'text-success' : isPartly ? 'text-warning' : 'text-danger'}
        />
        {isRight
          ? t`Question ${position}: correct`
          : isPartly
            ? t`Question ${position}: partly correct`
            : t`Question ${position}: incorrect`}
        <span>· {topic}</span>
        {isTriedOut && (
          <Pill>
            <Trans>Test question, not counted</Trans>
          </Pill>
        )}
      </p>
      <h3 className="mt-2 mb-3 font-medium">
        <CodedText>{say(item.stem)}</CodedText>
      </h3>
      {item.code !== null && <ItemCode>{item.code}</ItemCode>}
      {item.sheet && worked && <ReviewedSheet sheet={item.sheet} worked={worked} />}
      {item.sql && queried && (
        <Suspense fallback={<SkeletonRows label={t`Loading the tables`} count={2} />}>
          <ReviewedQuery sql={item.sql} queried={queried} />
        </Suspense>
      )}
      {item.js && programmed && (
        <Suspense fallback={<SkeletonRows label={t`Loading the examples`} count={2} />}>
          <ReviewedProgram js={item.js} programmed={programmed} />
        </Suspense>
      )}
      {desk && <ReviewedDesk item={item} desk={desk} />}
      {!worked && !queried && !programmed && !desk && (
        <dl className="grid gap-2 text-13">
          {!isRight && <Answer name={t`Your answer`} texts={chosen} isOrder={item.type === 'order'} />}
          <Answer name={t`Correct answer`} texts={right} isOrder={item.type === 'order'} />
        </dl>
      )}
      <p className="mt-3 border-line-soft border-t pt-3 text-13 text-ink-muted">
        <CodedText>{say(why)}</CodedText>
      </p>
    </li>
  )
}

function Answer({ name, texts, isOrder }: { name: string; texts: readonly string[]; isOrder: boolean }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      {texts.length === 0 && (
        <dd>
          <Trans context="answer">None</Trans>
        </dd>
      )}
      {texts.map((text, index) => (
        <dd key={text} className="wrap-anywhere">
          {isOrder && `${index + 1}. `}
          <CodedText>{text}</CodedText>
        </dd>
      ))}
    </div>
  )
}
