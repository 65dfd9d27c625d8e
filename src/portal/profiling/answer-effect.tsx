// What an answer changes, beside it: how many open jobs it leaves out or opens, or that it leaves all of them as they are.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LevelChange } from '#contract/portal/match.ts'
import type { ProfilingAnswer, Question } from '#contract/portal/profiling.ts'
import { Level, type Role } from '#contract/portal/skills.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { Icon } from '#ui/icon.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { type Answers, isAnswered } from './course.ts'
import { profilingQueries } from './queries.ts'

export interface AnswerEffectProps {
  readonly question: Question
  /** All that are asked. */
  readonly questions: readonly Question[]
  readonly answers: Answers
}

/** The kinds of question that leave jobs out. */
const FILTERS: readonly Question['type'][] = ['role', 'multi', 'place', 'money']

export function AnswerEffect({ question, questions, answers }: AnswerEffectProps) {
  const answer = answers[question.id]
  const body = () => {
    if (!isAnswered(answer) || !answer) return null
    if (FILTERS.includes(question.type)) return <Filtered question={question} answer={answer} />
    if (question.type === 'level') return <Opened question={question} questions={questions} answers={answers} />
    if (question.type === 'likert')
      return <Trans>Doesn’t affect any jobs: interests are only for exploring roles.</Trans>
    if (question.type === 'consent') return <ByConsent id={question.id} isGiven={answer.value === true} />
    return <Trans>Doesn’t remove any jobs and isn’t shared with anyone.</Trans>
  }
  const content = body()
  return (
    <div role="status" className="mt-5 min-h-12">
      {content && (
        <div className="flex gap-2.5 rounded-12 bg-surface-sunken px-4 py-3 text-13 text-ink-muted">
          <Icon name="information-circle" size={16} className="mt-0.5 text-accent-text" />
          <p>{content}</p>
        </div>
      )}
    </div>
  )
}

function Filtered({ question: { id }, answer }: { readonly question: Question; readonly answer: ProfilingAnswer }) {
  const { number } = useFormats()
  const given = useQuery({ ...profilingQueries.effect(id, answer), placeholderData: keepPreviousData })
  const without = useQuery({ ...profilingQueries.effect(id, null), placeholderData: keepPreviousData })
  if (!given.data || !without.data) return null
  const { after, of } = given.data
  const removed = without.data.after - after
  const fit = <b className="font-medium text-ink">{number(after)}</b>
  return (
    <>
      {removed > 0 ? (
        <Plural value={removed} one="Removes # job." other="Removes # jobs." />
      ) : (
        <Trans>Doesn’t remove any jobs.</Trans>
      )}{' '}
      <Trans>
        {fit} of {number(of)} open jobs match your answers.
      </Trans>
    </>
  )
}

/** The levels that are stated, as changes to try out. */
const levelsOf = (questions: readonly Question[], answers: Answers): LevelChange[] =>
  questions.flatMap(({ id, skillId }) => {
    const level = Level.safeParse(answers[id]?.value)
    return skillId !== null && level.success ? [{ skillId, level: level.data }] : []
  })

function Opened({ question, questions, answers }: AnswerEffectProps) {
  const given = levelsOf(questions, answers)
  const others = given.filter(({ skillId }) => skillId !== question.skillId)
  const now = useQuery({ ...profilingQueries.whatIf(given), placeholderData: keepPreviousData })
  const before = useQuery({ ...profilingQueries.whatIf(others), placeholderData: keepPreviousData })
  const demand = <SkillDemand question={question} answers={answers} />
  // Who has declined already is not shown what comparing would add.
  if (!now.data || !before.data || answers['consent-matching']?.value === false) return demand
  const matched = now.data.matched + now.data.newlyMatched
  const opened = matched - before.data.matched - before.data.newlyMatched
  return (
    <>
      {demand}{' '}
      {opened > 0 ? (
        <Plural value={opened} one="Opens up # job." other="Opens up # jobs." />
      ) : (
        <Trans context="answer">Doesn’t open up any jobs on its own.</Trans>
      )}{' '}
      <Plural
        value={matched}
        one="# job matches the levels you’ve entered so far."
        other="# jobs match the levels you’ve entered so far."
      />
    </>
  )
}

/** What the chosen role requires most, against what was answered. */
function SkillDemand({
  question: { id, skillId },
  answers,
}: Pick<AnswerEffectProps, 'question' | 'answers'>): ReactNode {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const { data: roles = [] } = useQuery(skillQueries.roles())
  const chosen = answers['target-roles']?.value
  const level = Number(answers[id]?.value)
  const most = roles
    .filter((role) => Array.isArray(chosen) && chosen.includes(role.id))
    .map((role) => ({ role, need: needOf(role, skillId) }))
    .toSorted((one, other) => other.need - one.need)[0]
  if (!most || most.need === 0) return null
  const [title, needed] = [say(most.role.title), levelLabel(most.need)]
  return level >= most.need
    ? t`“${title}” requires ${needed} level, and you have it.`
    : t`“${title}” requires ${needed} level: this is a gap you can choose to close.`
}

const needOf = ({ requirements }: Role, skillId: string | null): number =>
  requirements.find((one) => one.skillId === skillId)?.level ?? 0

function ByConsent({ id, isGiven }: { readonly id: string; readonly isGiven: boolean }) {
  if (id === 'consent-matching') {
    return isGiven ? (
      <Trans>Every job shows how well it matches, and why.</Trans>
    ) : (
      <Trans>Jobs are listed without a match score.</Trans>
    )
  }
  if (id === 'consent-interests') {
    return isGiven ? (
      <Trans>The next page shows roles that match your interests.</Trans>
    ) : (
      <Trans>Your answers about interests are deleted when you submit, and never used.</Trans>
    )
  }
  return isGiven ? <Trans>You’ll be notified of new jobs.</Trans> : <Trans>You won’t be notified of new jobs.</Trans>
}
