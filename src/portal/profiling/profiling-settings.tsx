// The settings beside the profiling, with the way back to it.
// @offline later
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { ProfilingHeader } from './profiling-header.tsx'

export function ProfilingSettings({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ProfilingHeader>
        <Link to="/profiling" className={buttonClass({ variant: 'quiet' })}>
          <Icon name="chevron-left" className="sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>Back to the questionnaire</Trans>
          </span>
        </Link>
      </ProfilingHeader>
      {children}
    </div>
  )
}
