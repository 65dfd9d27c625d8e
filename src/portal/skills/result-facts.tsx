// What else is to be known about a result: the place on the scale, how it was held, until when it is valid.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isDecided } from './decision-panel.tsx'
import { Panel } from './panel.tsx'

export function ResultFacts({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const { theta, ci95, percentile, bankVersion, validUntil, focusLosses, isUnproctored, isBest, isLatest } = result
  const figure = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const [at, from, to] = [figure(theta), figure(ci95[0]), figure(ci95[1])]
  return (
    <Panel title={t`About this result`}>
      <dl className="grid gap-3 text-13">
        {!isDecided(result) && (
          <Fact name={t`Position on the model’s scale`}>
            <Trans>
              {at}, between {from} and {to}
            </Trans>
            <span className="block text-ink-muted">
              {percentile ? (
                <Trans>
                  Ahead of {percentile.value}% of the {number(percentile.n)} people evaluated
                </Trans>
              ) : (
                <Trans>
                  A position on the scale, not a ranking. We’ll compare you with others once 200 people have been
                  evaluated.
                </Trans>
              )}
            </span>
          </Fact>
        )}
        <Fact name={t`Conditions`}>
          {isUnproctored ? (
            <Trans>Unsupervised; the answer key was on this device.</Trans>
          ) : (
            <Trans>The portal chose the questions and marked the answers.</Trans>
          )}{' '}
          <Plural
            value={focusLosses}
            _0="The page stayed visible throughout."
            one="The page was hidden once, which doesn’t count against you."
            other="The page was hidden # times, which doesn’t count against you."
          />
        </Fact>
        {result.answering && <Answers answering={result.answering} />}
        {!(isBest && isLatest) && (
          <Fact name={t`Among your results`}>
            {isBest
              ? t`Best result for this skill`
              : isLatest
                ? t`Latest result for this skill`
                : t`Earlier result for this skill`}
          </Fact>
        )}
        <Fact name={t`Valid until`}>{date(validUntil, 'longDay')}</Fact>
        <Fact name={t`Question set version`}>
          <span className="wrap-anywhere">{bankVersion}</span>
        </Fact>
      </dl>
    </Panel>
  )
}

/** What the answers look like. It is shown, and changes nothing. */
function Answers({ answering }: { answering: NonNullable<EvaluationResult['answering']> }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { fit, pace, rapid, reported, isUnusual } = answering
  const share = number(pace ?? 0, { style: 'percent' })
  return (
    <Fact name={t`How you answered`}>
      {pace !== null && <Trans>Your answers typically took {share} of the time these questions need.</Trans>}{' '}
      <Plural
        value={rapid}
        _0="You took long enough to read every question."
        one="# answer came before you could have read the question."
        other="# answers came before you could have read the questions."
      />{' '}
      {fit !== null &&
        (isUnusual ? (
          <Trans>
            The pattern is unusual: easy questions wrong, difficult ones right. This happens to fewer than 1 in 200
            people who answer without help.
          </Trans>
        ) : (
          <Trans>Your correct and incorrect answers follow the usual pattern.</Trans>
        ))}{' '}
      {reported > 0 && <Plural value={reported} one="You reported # question." other="You reported # questions." />}
      <span className="block text-ink-muted">
        <Trans>This doesn’t change your level, but it’s noted on any badge.</Trans>
      </span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
