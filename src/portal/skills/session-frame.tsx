// The frame of every page of an evaluation: the mark, the skill, the way out.
// @chunk skills
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'

export interface SessionFrameProps {
  readonly session?: EvaluationSession
  /** The clock and the way out, at the right edge of the head. */
  readonly tools?: ReactNode
  /** Beside the question: how far it has come. */
  readonly aside?: ReactNode
  /** The buttons, at the foot of the screen. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function SessionFrame({ session, tools, aside, actions, children }: SessionFrameProps) {
  const say = useBilingual()
  const skill = session && say(session.skill.label)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-2 flex h-header items-center gap-3 border-line border-b bg-surface-raised px-4 md:px-6">
        <Logo className="max-sm:hidden!" />
        {skill && (
          <p className="min-w-0 truncate text-ink-muted max-sm:text-13 max-[359px]:sr-only">
            <span className="sm:hidden">{skill}</span>
            <span className="max-sm:hidden">
              <Trans>{skill} evaluation</Trans>
            </span>
          </p>
        )}
        {session && (
          <p className="ms-auto flex items-center gap-1.5 text-13 text-ink-muted max-md:hidden">
            <Icon name="check" size={16} />
            <Trans>Every answer is saved</Trans>
          </p>
        )}
        <div className={session ? 'flex items-center gap-1 max-md:ms-auto' : 'ms-auto'}>{tools}</div>
      </header>
      <div className="mx-auto flex w-full max-w-[1056px] flex-1 gap-14 px-4 pt-6 pb-10 md:px-6 md:pt-12 max-lg:flex-col max-lg:gap-8">
        <div className="mx-auto min-w-0 w-full max-w-[720px] flex-1">{children}</div>
        {aside && <aside className="w-full shrink-0 max-lg:mx-auto max-lg:max-w-[720px] lg:w-60">{aside}</aside>}
      </div>
      {actions && (
        <div className="sticky bottom-(--bottom-bar) z-2 border-line border-t bg-surface-raised pb-[env(safe-area-inset-bottom)]">
          <div className="mx-auto flex w-full max-w-[1056px] gap-14 px-4 md:px-6">
            <div className="mx-auto flex min-h-16 w-full max-w-[720px] flex-1 flex-wrap items-center gap-2 py-3">
              {actions}
            </div>
            <div className="w-60 shrink-0 max-lg:hidden" />
          </div>
        </div>
      )}
    </div>
  )
}
