// The applications by stage, as a board of columns. Employers move them; what the person can do stands in each card's menu.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { cx } from '#ui/cx.ts'
import { NextLine } from './application-row.tsx'
import { useApplicationWords } from './application-words.ts'
import { opening } from './applications-search.ts'

export function Board({
  applications,
  openId,
}: {
  applications: readonly ApplicationListed[]
  openId: string | undefined
}) {
  const { t } = useLingui()
  const { number } = useFormats()
  const words = useApplicationWords()
  return (
    <section
      aria-label={t`Applications by stage`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      className="flex snap-x scroll-p-4 gap-4 overflow-x-auto p-4 md:scroll-p-6 md:p-6"
    >
      {BOARD_COLUMNS.map(({ id, statuses }) => {
        const inColumn = applications.filter(({ status }) => (statuses as readonly string[]).includes(status))
        return (
          <section key={id} aria-labelledby={`column-${id}`} className="w-64 shrink-0 snap-start">
            <h2 id={`column-${id}`} className="flex justify-between px-1 font-semibold text-14">
              {words.column[id]}{' '}
              <span className="font-normal text-13 text-ink-faint tabular-nums">{number(inColumn.length)}</span>
            </h2>
            <ul className="mt-2 grid gap-2">
              {inColumn.map((application) => (
                <Card key={application.id} application={application} isCurrent={application.id === openId} />
              ))}
            </ul>
            {inColumn.length === 0 && (
              <p className="rounded-12 bg-surface-sunken px-4 py-3 text-13 text-ink-faint">
                <Trans>None</Trans>
              </p>
            )}
          </section>
        )
      })}
    </section>
  )
}

function Card({ application, isCurrent }: { application: ApplicationListed; isCurrent: boolean }) {
  const say = useBilingual()
  const words = useApplicationWords()
  const { id, title, company, status } = application
  return (
    <li>
      <Link
        to="/career/applications"
        search={opening(id)}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'block rounded-12 border bg-surface-raised px-4 py-3 hover:bg-surface-hover',
          isCurrent ? 'border-accent' : 'border-line',
        )}
      >
        <span className="block font-medium">{say(title)}</span>
        <span className="block text-13 text-ink-muted">{company.name}</span>
        <span className="mt-2 flex items-baseline justify-between gap-2 text-13 text-ink-muted">
          {words.status[status]} <NextLine application={application} />
        </span>
      </Link>
    </li>
  )
}
