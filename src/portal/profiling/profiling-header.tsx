// The head of the profiling's pages: the product's name, whether everything is saved, the language, the settings or the way back from them, the way out.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { setPrefs, usePrefs } from '#platform/prefs/prefs.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Saving } from './use-answers.ts'

const LANGUAGES = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'fr', label: 'Français', lang: 'fr' },
] as const

export interface ProfilingHeaderProps {
  /** Where answers are given. */
  readonly saving?: Saving | undefined
  /** A link beside the way out. */
  readonly children: ReactNode
}

export function ProfilingHeader({ saving, children }: ProfilingHeaderProps) {
  const { t } = useLingui()
  const { language } = usePrefs()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface-raised px-4 py-2 md:px-6">
      <Logo />
      {saving && <SavedState saving={saving} />}
      <div className={cx('flex items-center gap-x-3 max-sm:gap-x-1', saving ? 'max-sm:ms-auto' : 'ms-auto')}>
        <Segmented
          label={t`Language`}
          options={LANGUAGES}
          value={language}
          onChange={(chosen) => setPrefs({ language: chosen })}
        />
        {children}
        <Link to="/sign-out" preload={false} className={buttonClass({ variant: 'quiet' })}>
          <Icon name="arrow-right-start-on-rectangle" className="sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>Sign out</Trans>
          </span>
        </Link>
      </div>
    </header>
  )
}

function SavedState({ saving }: { readonly saving: Saving }) {
  const { t } = useLingui()
  const labels: Record<Saving, string> = {
    saved: t`All answers saved`,
    saving: t`Saving…`,
    waiting: t`Waiting to send`,
    failed: t`Not saved`,
  }
  return (
    <span className="flex items-center gap-1.5 text-13 text-ink-muted max-sm:order-last max-sm:w-full sm:ms-auto">
      <Icon
        name={saving === 'failed' ? 'exclamation-triangle' : saving === 'waiting' ? 'clock' : 'check'}
        size={16}
        className={saving === 'failed' ? 'text-danger' : undefined}
      />
      {labels[saving]}
    </span>
  )
}
