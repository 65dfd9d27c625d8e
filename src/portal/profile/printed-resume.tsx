// The resume before it is printed: its manner and what goes on it are chosen, and the sheet is shown as it will be.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import { QueryView, type ViewedQuery } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { THEMES, type Theme } from './print-themes.ts'
import { profileQueries } from './queries.ts'
import { ResumeSheet } from './resume-sheet.tsx'
import type { ProfileEdit } from './use-profile-edit.ts'
import { useProof } from './use-proof.ts'

export interface PrintedResumeProps {
  readonly edit: ProfileEdit
  readonly theme: Theme
  readonly version: string | undefined
  readonly proof: 'none' | undefined
  /** The id of the application whose resume is shown, exactly as it was sent. */
  readonly sent: string | undefined
}

export function PrintedResume({ edit, theme, version, proof, sent }: PrintedResumeProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { evaluated, isProofKnown, saved, application, shown } = useResume({ edit, version, sent })
  const snapshot = application.data?.resumeSnapshot
  const query: ViewedQuery<unknown> = sent === undefined ? saved : application
  const loading = <SkeletonRows label={t`Loading your profile`} />
  // Levels are the portal's to tell: they are no part of what was sent.
  const hasProof = evaluated?.length !== 0 && sent === undefined
  const go = (print: Theme, levels: 'none' | undefined) =>
    navigate({ to: '/profile', search: { print, version, sent, proof: levels }, replace: true })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="font-semibold text-24 tracking-tight">
          {snapshot?.name ?? saved.data?.name ?? t`Your printed CV`}
        </h1>
        <SheetOptions theme={theme} proof={proof} hasProof={hasProof} onChange={go} />
        <SheetActions sent={sent} isReady={Boolean(shown)} />
        <p className="basis-full text-13 text-ink-muted">
          {snapshot && <SentNote application={application.data} />}
          <Trans>Dated entries are printed newest first.</Trans>
        </p>
      </div>
      {shown ? (
        <ResumeSheet
          content={shown.content}
          photo={shown.photo}
          theme={theme}
          proof={hasProof && proof === undefined ? evaluated : undefined}
        />
      ) : sent === undefined && !isProofKnown ? (
        loading
      ) : (
        <QueryView
          query={query}
          loading={loading}
          error={{ title: t`This version no longer exists or can’t be loaded.` }}
          className="mx-0 my-0"
        >
          {() => (
            <p>
              <Trans>No version of your CV was sent with this application.</Trans>
            </p>
          )}
        </QueryView>
      )}
    </>
  )
}

/** The resume to print: as it is now, a version of it, or what was sent with an application. */
function useResume({ edit, version, sent }: Pick<PrintedResumeProps, 'edit' | 'version' | 'sent'>) {
  const evaluated = useProof()
  const saved = useQuery({ ...profileQueries.resume(version ?? ''), enabled: version !== undefined })
  const application = useQuery({ ...profileQueries.application(sent ?? ''), enabled: sent !== undefined })
  const snapshot = application.data?.resumeSnapshot
  // It would grow under the eyes by what comes later.
  const isProofKnown = evaluated !== undefined
  const shown =
    sent !== undefined
      ? snapshot && { content: snapshot.content, photo: null }
      : version !== undefined
        ? isProofKnown && saved.data
        : isProofKnown && { content: edit.content, photo: edit.profile.photo }
  return { evaluated, isProofKnown, saved, application, shown }
}

interface SheetOptionsProps extends Pick<PrintedResumeProps, 'theme' | 'proof'> {
  readonly hasProof: boolean
  onChange(theme: Theme, proof: 'none' | undefined): void
}

function SheetOptions({ theme, proof, hasProof, onChange }: SheetOptionsProps) {
  const { t } = useLingui()
  const names = { classic: t`Classic`, columns: t`Two columns`, compact: t`Compact` }
  return (
    <>
      <Segmented
        label={t`Layout`}
        options={THEMES.map((id) => ({ id, label: names[id] }))}
        value={theme}
        onChange={(print) => onChange(print, proof)}
      />
      {hasProof && (
        <Checkbox isSelected={proof === undefined} onChange={(isWith) => onChange(theme, isWith ? undefined : 'none')}>
          <Trans>Evaluated skills</Trans>
        </Checkbox>
      )}
    </>
  )
}

function SheetActions({ sent, isReady }: Pick<PrintedResumeProps, 'sent'> & { readonly isReady: boolean }) {
  const navigate = useNavigate()
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      {sent === undefined ? (
        <Button variant="quiet" onPress={() => navigate({ to: '/profile', search: {} })}>
          <Trans>Back to editing</Trans>
        </Button>
      ) : (
        <Button variant="quiet" onPress={() => navigate({ to: '/career/applications', search: { application: sent } })}>
          <Trans>Back to the application</Trans>
        </Button>
      )}
      <Button variant="primary" icon="printer" isDisabled={!isReady} onPress={() => window.print()}>
        <Trans>Print or save as PDF</Trans>
      </Button>
    </div>
  )
}

function SentNote({ application }: { readonly application: ApplicationDetail | undefined }) {
  const { date } = useFormats()
  const company = application?.jobSnapshot.company.name
  const at = date(application?.submittedAt ?? 0, 'date')
  return (
    <>
      <Trans>
        Sent to {company} on {at}, exactly as shown.
      </Trans>{' '}
    </>
  )
}
