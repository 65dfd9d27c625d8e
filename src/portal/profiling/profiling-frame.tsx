// The frame of the profiling: its head, and beside the page where one is in it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { ProfilingHeader } from './profiling-header.tsx'
import type { AnswersInUse } from './use-answers.ts'

export interface ProfilingFrameProps {
  readonly inUse?: AnswersInUse
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function ProfilingFrame({ inUse, aside, children }: ProfilingFrameProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ProfilingHeader saving={inUse?.saving}>
        <Link to="/profiling/settings" className={buttonClass({ variant: 'quiet' })}>
          <Icon name="cog-6-tooth" className="sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>Settings</Trans>
          </span>
        </Link>
      </ProfilingHeader>
      <div className="mx-auto grid w-full max-w-(--page) flex-1 content-start grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="flex min-w-0 flex-col">
          {inUse?.saving === 'failed' && (
            <Note
              kind="danger"
              className="mx-4 mt-4 md:mx-6"
              action={
                <Button size="sm" onPress={inUse.retry}>
                  <Trans>Save again</Trans>
                </Button>
              }
            >
              <Trans>Couldn’t save your last answer. It’s still here.</Trans>
            </Note>
          )}
          {children}
        </div>
        {aside && (
          <aside className="px-4 pb-8 md:px-6 lg:px-0 lg:pt-10 lg:pe-6" aria-label={t`Your progress`}>
            {aside}
            <StorageNote isAsking={inUse !== undefined} />
          </aside>
        )}
      </div>
    </div>
  )
}

/** Shown from the first question on: an answer is saved as it is given, not when the form is sent. */
function StorageNote({ isAsking }: { readonly isAsking: boolean }) {
  const hasPortal = usePortal()
  return (
    <div className="mt-8 border-line border-t pt-4 text-13 text-ink-muted">
      <h2 className="font-semibold text-ink">
        <Trans>Where your answers are stored</Trans>
      </h2>
      <p className="mt-1">
        {hasPortal ? (
          <Trans>
            The portal saves each answer to your account straight away, with a copy on this device. Answers stay in both
            places until you change them or delete your account.
          </Trans>
        ) : (
          <Trans>
            Each answer is saved on this device straight away and isn’t sent anywhere else. It stays here until you
            change it or delete your data in Settings.
          </Trans>
        )}
      </p>
      {isAsking && (
        <p className="mt-2">
          <Trans>You can close this page at any time and return to the same question.</Trans>
        </p>
      )}
    </div>
  )
}
