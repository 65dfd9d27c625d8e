// What the interests say, for exploring: six kinds of work, and roles that are like them. Nothing is ranked by it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfilingOutcome } from '#contract/portal/profiling.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'

const KINDS = ['R', 'I', 'A', 'S', 'E', 'C'] as const

export function Interests({ outcome: { riasec, rolesToExplore } }: { readonly outcome: ProfilingOutcome }) {
  const { t } = useLingui()
  const say = useBilingual()
  const { number } = useFormats()
  const names = {
    R: t`Making and repairing`,
    I: t`Investigating`,
    A: t`Creating`,
    S: t`Helping people`,
    E: t`Leading and persuading`,
    C: t`Organising`,
  }
  return (
    <section>
      <h2 className="font-semibold text-14">
        <Trans>Your interests</Trans>
      </h2>
      {riasec ? (
        <dl className="mt-3 grid gap-2 text-13">
          {KINDS.toSorted((one, other) => riasec[other] - riasec[one]).map((kind) => (
            <div key={kind} className="grid grid-cols-[1fr_auto] gap-x-3">
              <dt className="text-ink-muted">{names[kind]}</dt>
              <dd className="tabular-nums">{number(riasec[kind])}</dd>
              <span aria-hidden="true" className="col-span-2 mt-1 h-1 overflow-hidden rounded-[2px] bg-line">
                <span className="block h-full bg-accent-soft" style={{ width: `${riasec[kind]}%` }} />
              </span>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-1 text-13 text-ink-muted">
          <Trans>
            You answered too few questions about your interests, or chose not to have them taken into account.
          </Trans>
        </p>
      )}
      {rolesToExplore.length > 0 && (
        <>
          <h3 className="mt-5 font-medium text-13">
            <Trans>Roles that match your interests</Trans>
          </h3>
          <ul className="mt-1 grid gap-1 text-13 text-ink-muted">
            {rolesToExplore.map(({ roleId, title }) => (
              <li key={roleId}>{say(title)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
