// The frame of a dashboard: its name, its subject, its choices, and Print.
// @chunk dashboards
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrangeButton } from './arrange-button.tsx'
import { dashboardKeys } from './dashboard-keys.ts'
import type { Arrangement } from './use-arrangement.ts'

export interface DashboardPageProps {
  readonly title: string
  /** What the figures are, in a sentence. */
  readonly about: ReactNode
  /** The range, what is compared, what is hidden: for all cards. */
  readonly choices?: ReactNode
  readonly arrangement: Arrangement
  readonly children: ReactNode
}

export function DashboardPage({ title, about, choices, arrangement, children }: DashboardPageProps) {
  useKeys(dashboardKeys, { print: () => print() })
  return (
    <div className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 md:px-6 md:pt-8 md:pb-16">
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-semibold text-24 tracking-tight">{title}</h1>
        <span className="flex flex-wrap justify-end gap-2">
          <ArrangeButton arrangement={arrangement} />
          <Button size="sm" icon="printer" onPress={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </span>
      </div>
      <p className="mt-1 flex items-start gap-1.5 text-ink-muted">
        <Icon name="information-circle" size={16} className="mt-0.5 shrink-0 text-ink-faint" />
        <span>{about}</span>
      </p>
      {choices && <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">{choices}</div>}
      {children}
    </div>
  )
}
