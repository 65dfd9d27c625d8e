// How an evaluation is held: the length, the time, and what holds while it runs. On the page before it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Bank, EvaluationRules } from '#contract/portal/evaluation-shapes.ts'
import type { Accommodations } from '#contract/portal/settings.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'

export interface RulesListProps {
  readonly rules: EvaluationRules
  readonly bank: Bank | null
  readonly accommodations: Accommodations
}

const FACTOR = { none: 1, third: 4 / 3, half: 1.5, double: 2, untimed: null } as const

export function RulesList({ rules, bank, accommodations }: RulesListProps) {
  return (
    <>
      <RuleFacts rules={rules} bank={bank} accommodations={accommodations} />
      <Rules rules={rules} />
    </>
  )
}

function RuleFacts({ rules: { minItems, maxItems, usualItems, usualMinutes }, bank, accommodations }: RulesListProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const { number } = useFormats()
  const factor = FACTOR[accommodations.extraTime]
  const minutes = number(Math.round(usualMinutes * (factor ?? 1)))
  return (
    <dl className="mt-6 grid gap-px overflow-hidden rounded-12 border border-line bg-line sm:grid-cols-3">
      <Fact name={t`Questions`} value={t`about ${usualItems}`} more={t`at least ${minItems}, at most ${maxItems}`} />
      <Fact
        name={t`Duration`}
        value={t`about ${minutes} min`}
        more={factor === null ? t`no timer` : t`you can pause at any time`}
      />
      <Fact
        name={t`Topics`}
        value={number(bank?.topics.length ?? 0)}
        more={(bank?.topics ?? []).map(({ label }) => say(label)).join(' · ')}
      />
    </dl>
  )
}

function Rules({ rules }: Pick<RulesListProps, 'rules'>) {
  const { pilots, pocketSize, maxReports, retakeDays, retakesPerYear, expiryHours } = rules
  return (
    <ul className="mt-6 grid max-w-(--prose) list-disc gap-2 ps-5 text-ink-muted marker:text-ink-faint">
      <li>
        <Trans>One question at a time; you can’t change an answer once it’s sent.</Trans>
      </li>
      <li>
        <Plural
          value={pocketSize}
          one="You can postpone # question at a time; you’ll see it again before the end."
          other="You can postpone # questions at a time; you’ll see them again before the end."
        />
      </li>
      <li>
        <Trans>“I don’t know” counts the same as a wrong answer. Guessing doesn’t help in the long run.</Trans>
      </li>
      <li>
        <Plural
          value={maxReports}
          one="You can report # question that seems wrong, and it won’t count. Any further report counts as “I don’t know”."
          other="You can report # questions that seem wrong, and they won’t count. Any further report counts as “I don’t know”."
        />
      </li>
      <li>
        <Plural
          value={expiryHours}
          one="You can leave and continue from the same question within # hour."
          other="You can leave and continue from the same question within # hours."
        />
      </li>
      {pilots > 0 && (
        <li>
          <Plural
            value={pilots}
            one="# extra question is being tested. It doesn’t count, and we’ll show you which one it was at the end."
            other="# extra questions are being tested. They don’t count, and we’ll show you which ones at the end."
          />
        </li>
      )}
      <li>
        <Trans>We note when you switch windows; it never counts against you.</Trans>
      </li>
      <li>
        <Trans>
          We look at how long your answers take and how consistent they are. Both are noted on the result and the badge;
          your level stays the same.
        </Trans>
      </li>
      <li>
        <Trans>
          You can take it again after {retakeDays} days, up to {retakesPerYear} times in twelve months.
        </Trans>{' '}
        <Trans>Once you’ve answered a question, quitting or not returning in time counts as an attempt.</Trans>
      </li>
    </ul>
  )
}

function Fact({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div className="bg-surface-raised p-4">
      <dt className="text-13 text-ink-muted">{name}</dt>
      <dd>
        <span className="block font-semibold text-20 tabular-nums">{value}</span>
        <span className="mt-0.5 block text-12 text-ink-muted">{more}</span>
      </dd>
    </div>
  )
}
